import type { StaffOrder } from '@vitrine/contract/order/staff-orders'
import { fileMoment } from '#web/lib/download/file-moment.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { PAYMENT_WORDS, STATE_WORDS } from '../order-words.ts'

/** Orders as rows of a file; cells a spreadsheet would reckon with are made safe where the file is written. */
export function useOrderFile(): (orders: readonly StaffOrder[]) => (string | number)[][] {
  const t = useT()
  const head = [
    ...[t('staff.order'), t('staff.placed'), t('staff.store'), t('staff.customer'), t('staff.city')],
    ...[t('staff.products'), t('staff.stage'), t('staff.paid'), t('staff.total'), t('staff.currency')],
  ]
  return (orders) => [
    head,
    ...orders.map(({ number, created_at, store_code, name, city, pieces, states, total, currency }) => [
      ...[number, fileMoment(created_at, store_code), store_code, name, city, pieces],
      ...[t(STATE_WORDS[states.order]), t(PAYMENT_WORDS[states.payment]), total, currency],
    ]),
  ]
}
