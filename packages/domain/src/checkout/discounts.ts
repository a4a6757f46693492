// The two discounts of a total, in the sequence of api-shapes "Local totals" (steps 2 and 3).
import type { PaymentTerms } from './methods.ts'

export type CouponTerms = { type: 'percent' | 'fixed'; value: number; freeDelivery: boolean }

const MINOR_PER_MAJOR = 100

/** A percent coupon is rounded up to a whole unit of the currency; none takes more than the subtotal. */
export function couponDiscount(subtotalMinor: number, coupon: CouponTerms | null): number {
  if (!coupon) return 0
  const share =
    coupon.type === 'percent'
      ? roundUpTo(MINOR_PER_MAJOR, shareOf(subtotalMinor, coupon.value))
      : coupon.value * MINOR_PER_MAJOR
  return clamp(Math.round(share), subtotalMinor)
}

export function paymentDiscount(
  { subtotalMinor, couponMinor }: { subtotalMinor: number; couponMinor: number },
  terms: PaymentTerms | null,
): number {
  if (!terms || subtotalMinor < terms.minimumMinor) return 0
  const base = subtotalMinor - couponMinor
  const share = shareOf(base, terms.discountPercent)
  // Round first, cap second: the cap must hold even when rounding would step over it.
  return clamp(roundUpTo(terms.roundingMinor > 0 ? terms.roundingMinor : 1, share), base)
}

/** Not rounded yet. Whole ten-thousandths keep a percent such as 0.1 exact. */
function shareOf(amountMinor: number, percent: number): number {
  return (amountMinor * Math.round(percent * 10_000)) / 1_000_000
}

function roundUpTo(step: number, amount: number): number {
  return Math.ceil(amount / step) * step
}

function clamp(discount: number, most: number): number {
  return Math.max(0, Math.min(discount, most))
}
