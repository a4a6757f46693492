import { allocate } from '../money/allocate.ts'
import { roundUpTo, shareOf } from '../money/percent.ts'
import type { PaymentTerms } from './methods.ts'

/** Off what the coupon has left (api-shapes "Local totals", step 3). */
export function paymentDiscount(
  { subtotalMinor, couponMinor }: { subtotalMinor: number; couponMinor: number },
  terms: PaymentTerms | null,
): number {
  if (!terms || subtotalMinor < terms.minimumMinor) return 0
  const base = subtotalMinor - couponMinor
  const share = shareOf(base, terms.discountPercent)
  // Round first, cap second: the cap must hold even when rounding would step over it.
  const rounded = roundUpTo(terms.roundingMinor > 0 ? terms.roundingMinor : 1, share)
  return Math.max(0, Math.min(rounded, base))
}

type Discounts = {
  rows: readonly { rowMinor: number }[]
  /** Of each row, what the coupon is for. */
  couponBasesMinor: readonly number[]
  couponMinor: number
  paymentDiscountMinor: number
}

/** The discount of each line, to the last cent: the coupon's on the lines it is for, the payment's on what that leaves. */
export function discountShares(discounts: Discounts): number[] {
  const { rows, couponBasesMinor, couponMinor, paymentDiscountMinor } = discounts
  const coupons = allocate(couponMinor, couponBasesMinor)
  const left = rows.map(({ rowMinor }, index) => rowMinor - (coupons[index] ?? 0))
  const payments = allocate(paymentDiscountMinor, left)
  return rows.map((_, index) => (coupons[index] ?? 0) + (payments[index] ?? 0))
}
