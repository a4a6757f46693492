// What a payment service says of one try to pay, and what the shop makes of it. Services repeat themselves, speak out of
// turn and late: money that came is never forgotten, and nothing said afterwards takes it back.
import type { OrderStates, Step } from './status.ts'

/** `review`: money of which only a person can say what is to be done. */
export type AttemptState = 'started' | 'pending' | 'paid' | 'failed' | 'canceled' | 'review'
export type PaymentAttempt = { state: AttemptState; amountMinor: number; currencyCode: string }

export type PaymentReport =
  | { kind: 'paid'; amountMinor: number; currencyCode: string }
  /** The bank has not answered. */
  | { kind: 'pending' }
  | { kind: 'failed' }
  /** Nobody paid before the service closed it. */
  | { kind: 'canceled' }

export type ReviewReason =
  | 'amount_differs'
  | 'paid_twice'
  | 'paid_after_release'
  | 'unknown_payment'
  | 'refund_refused'
/** Undefined where the report changes nothing. */
export type ReportVerdict = { state: AttemptState; step?: Step; review?: ReviewReason } | undefined

/** `totalMinor`: what it costs by now; it may have changed its way to pay since the try began. */
export type OrderDue = OrderStates & { totalMinor?: number }

export const LIVE_ATTEMPTS: readonly AttemptState[] = ['started', 'pending']

export function judgeReport(attempt: PaymentAttempt, report: PaymentReport, order: OrderDue): ReportVerdict {
  if (attempt.state === 'paid' || attempt.state === 'review') return undefined
  if (report.kind === 'paid') return judgePaid(attempt, report, order)
  if (!LIVE_ATTEMPTS.includes(attempt.state) || report.kind === attempt.state) return undefined
  if (report.kind === 'pending') return { state: 'pending' }
  return { state: report.kind, ...(order.payment === 'pending' && { step: 'failPayment' }) }
}

/** Exactly what was asked for, for an order that waits for it; all else is looked at by a person. */
function judgePaid(
  { amountMinor, currencyCode }: PaymentAttempt,
  report: PaymentReport & { kind: 'paid' },
  order: OrderDue,
): ReportVerdict {
  const { totalMinor = amountMinor } = order
  const isWhatItCosts = report.amountMinor === amountMinor && amountMinor === totalMinor
  if (!isWhatItCosts || report.currencyCode !== currencyCode)
    return { state: 'review', review: 'amount_differs' }
  if (!['open', 'pending', 'failed'].includes(order.payment)) return { state: 'paid', review: 'paid_twice' }
  if (order.order === 'canceled') return { state: 'paid', step: 'pay', review: 'paid_after_release' }
  return { state: 'paid', step: 'pay' }
}
