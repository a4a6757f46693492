import { leftOfParts, type PaidBack, type PaidParts, splitRefund, sumOfParts } from './paid-parts.ts'

export type RefundVerdict =
  | { ok: true; step: 'refund' | 'refundPart'; parts: PaidParts }
  | { ok: false; problem: 'nothing_asked' | 'more_than_paid' | 'moved_on' }

/** Never more than came, counting what went back before; nothing where who asks saw another sum left (`seenMinor`). */
export function judgeRefund(order: PaidBack, amountMinor: number, seenMinor?: number): RefundVerdict {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return { ok: false, problem: 'nothing_asked' }
  const left = leftOfParts(order)
  const leftMinor = sumOfParts(left)
  if (seenMinor !== undefined && seenMinor !== leftMinor) return { ok: false, problem: 'moved_on' }
  if (amountMinor > leftMinor) return { ok: false, problem: 'more_than_paid' }
  return {
    ok: true,
    step: amountMinor === leftMinor ? 'refund' : 'refundPart',
    parts: splitRefund(left, amountMinor),
  }
}
