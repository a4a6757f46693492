import type { StaffGiftCard } from '@vitrine/contract/desk/gift-cards'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import type { Translate } from '@vitrine/i18n/create-translate'
import { formatMoney, type MoneyReader } from '@vitrine/i18n/figures/format-money'
import { shortNumber } from '../staff-words.ts'
import type { Column } from '../table/column.ts'

export const endOf = ({ code_end }: Pick<StaffGiftCard, 'code_end'>): string =>
  code_end === null ? '–' : `… ${code_end}`

/** The day its letter names: a card ends with it where its store is, wherever the reader sits. */
export const lastDayOf = (
  { expires_at, order }: Pick<StaffGiftCard, 'expires_at' | 'order'>,
  { locale }: Pick<MoneyReader, 'locale'>,
): string =>
  expires_at === null
    ? ''
    : new Date(expires_at).toLocaleDateString(locale, { timeZone: TIME_ZONES[order.store_code] })

/** Sorted by `GIFT_CARD_SORTS`. */
export function giftCardColumns(t: Translate, reader: MoneyReader): readonly Column<StaffGiftCard>[] {
  return [
    { ...{ id: 'code', title: 'staff.cardCode' }, cell: endOf },
    {
      ...{ id: 'for', title: 'staff.cardFor', isWide: true },
      cell: ({ recipient, email }) => [recipient, email].filter(Boolean).join(', '),
    },
    {
      ...{ id: 'worth', title: 'staff.cardWorth', align: 'end', isNamed: true },
      cell: ({ value, currency }) => formatMoney({ sum: value, currency }, reader),
      sorts: 'down',
    },
    {
      ...{ id: 'left', title: 'staff.cardLeft', align: 'end', isNamed: true },
      cell: ({ balance, currency, voided_at }) =>
        voided_at === null ? formatMoney({ sum: balance, currency }, reader) : t('staff.cardIsVoid'),
      sorts: 'down',
    },
    {
      ...{ id: 'order', title: 'staff.order', isExtra: true },
      cell: ({ order }) => shortNumber(order.number),
    },
    {
      ...{ id: 'ends', title: 'staff.couponEnds', isExtra: true },
      cell: (card) => lastDayOf(card, reader),
      sorts: 'up',
    },
  ]
}
