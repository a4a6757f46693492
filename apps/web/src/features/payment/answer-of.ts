import type { OrderView } from '@vitrine/contract/order'

/** `review`: money came that a person must look at. `settled`: outside the shop. */
export type PaymentAnswer = 'paid' | 'waiting' | 'unpaid' | 'released' | 'review' | 'settled'

type Asked = Pick<OrderView, 'canceled' | 'payment'>

/** What the shop knows of a payment, as a shopper understands it. */
export function answerOf({ canceled, payment }: Asked): PaymentAnswer {
  if (['paid', 'part_refunded', 'refunded'].includes(payment.state)) return 'paid'
  if (canceled) return 'released'
  if (payment.waits_for_bank) return 'waiting'
  if (payment.payable) return 'unpaid'
  return payment.online ? 'review' : 'settled'
}
