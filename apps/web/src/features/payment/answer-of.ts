import type { OrderView } from '@vitrine/contract/order'
import { holdsMoney } from '@vitrine/domain/order/money/holds-money'

/** `review`: money came that a person must look at. `owed`: for nothing that comes. `settled`: outside the shop. */
export type PaymentAnswer =
  | ('paid' | 'owed' | 'waiting' | 'unpaid')
  | ('released' | 'canceled' | 'review' | 'settled')

type Asked = Pick<OrderView, 'canceled' | 'payment' | 'totals'>

/** What the shop knows of a payment, as a shopper understands it. */
export function answerOf({ canceled, payment, totals }: Asked): PaymentAnswer {
  const isOwed = canceled && totals.grand_total > 0
  if (holdsMoney(payment.state)) return isOwed ? 'owed' : 'paid'
  if (payment.state === 'refunded') return 'paid'
  if (canceled) return payment.expired ? 'released' : 'canceled'
  if (payment.waits_for_bank) return 'waiting'
  if (payment.payable) return 'unpaid'
  return payment.online ? 'review' : 'settled'
}
