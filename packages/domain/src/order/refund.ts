type Paid = { paidMinor: number; refundedMinor: number }
export type RefundVerdict =
  | { ok: true; step: 'refund' | 'refundPart' }
  | { ok: false; problem: 'nothing_asked' | 'more_than_paid' }

/** Never more than came, counting what went back before. */
export function judgeRefund({ paidMinor, refundedMinor }: Paid, amountMinor: number): RefundVerdict {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return { ok: false, problem: 'nothing_asked' }
  const leftMinor = paidMinor - refundedMinor
  if (amountMinor > leftMinor) return { ok: false, problem: 'more_than_paid' }
  return { ok: true, step: amountMinor === leftMinor ? 'refund' : 'refundPart' }
}
