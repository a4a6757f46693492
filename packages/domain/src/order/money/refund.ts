import type { PaymentState } from '../states.ts'

type Paid = { paidMinor: number; refundedMinor: number }
export type RefundVerdict =
  | { ok: true; step: 'refund' | 'refundPart' }
  | { ok: false; problem: 'nothing_asked' | 'more_than_paid' }

/** Money came, and not all of it went back. */
export const REFUNDABLE_STATES: readonly PaymentState[] = ['paid', 'part_refunded']

export const takesRefunds = (state: PaymentState): boolean => REFUNDABLE_STATES.includes(state)

export const leftToRefund = ({ paidMinor, refundedMinor }: Paid): number => paidMinor - refundedMinor

/** Never more than came, counting what went back before. */
export function judgeRefund(paid: Paid, amountMinor: number): RefundVerdict {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return { ok: false, problem: 'nothing_asked' }
  const leftMinor = leftToRefund(paid)
  if (amountMinor > leftMinor) return { ok: false, problem: 'more_than_paid' }
  return { ok: true, step: amountMinor === leftMinor ? 'refund' : 'refundPart' }
}
