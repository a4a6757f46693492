import type { StaffGiftCard } from '@vitrine/contract/desk/gift-cards'
import type { Translate } from '@vitrine/i18n/create-translate'
import { shortNumber } from '../staff-words.ts'
import { type Reader, sumText } from '../sum-text.ts'
import type { Column } from '../table/column.ts'

export const endOf = ({ code_end }: Pick<StaffGiftCard, 'code_end'>): string =>
  code_end === null ? '–' : `… ${code_end}`

/** Sorted by `GIFT_CARD_SORTS`. */
export function giftCardColumns(t: Translate, reader: Reader): readonly Column<StaffGiftCard>[] {
  const day = (at: string | null) => (at === null ? '' : new Date(at).toLocaleDateString(reader.locale))
  return [
    { ...{ id: 'code', title: 'staff.cardCode' }, cell: endOf },
    {
      ...{ id: 'for', title: 'staff.cardFor', isWide: true },
      cell: ({ recipient, email }) => [recipient, email].filter(Boolean).join(', '),
    },
    {
      ...{ id: 'worth', title: 'staff.cardWorth', align: 'end' },
      cell: ({ value, currency }) => sumText(reader, { sum: value, currency }),
      sorts: 'down',
    },
    {
      ...{ id: 'left', title: 'staff.cardLeft', align: 'end' },
      cell: ({ balance, currency, voided_at }) =>
        voided_at === null ? sumText(reader, { sum: balance, currency }) : t('staff.cardIsVoid'),
      sorts: 'down',
    },
    {
      ...{ id: 'order', title: 'staff.order', isExtra: true },
      cell: ({ order }) => shortNumber(order.number),
    },
    {
      ...{ id: 'ends', title: 'staff.couponEnds', isExtra: true },
      cell: ({ expires_at }) => day(expires_at),
      sorts: 'up',
    },
  ]
}
