import type { StaffGiftCard } from '@vitrine/contract/desk/gift-cards'
import { fileDay, fileMoment } from '#web/lib/download/file-moment.ts'
import { useT } from '#web/ui/shop-context.tsx'

/** Gift cards as rows of a file; cells a spreadsheet would reckon with are made safe where the file is written. */
export function useGiftCardFile(): (cards: readonly StaffGiftCard[]) => (string | number)[][] {
  const t = useT()
  const head = [
    ...[t('staff.cardCode'), t('staff.cardFor'), t('staff.customerMail'), t('staff.cardWorth')],
    ...[t('staff.cardLeft'), t('staff.currency'), t('staff.order'), t('staff.couponEnds')],
    t('staff.cardsVoid'),
  ]
  return (cards) => [
    head,
    ...cards.map((card) => [
      ...[card.code_end ?? '', card.recipient, card.email, card.value, card.balance],
      ...[card.currency, card.order.number, fileDay(card.expires_at, card.order.store_code)],
      fileMoment(card.voided_at, card.order.store_code),
    ]),
  ]
}
