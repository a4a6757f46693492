import { toMinor } from '../money/money.ts'
import { roundUpTo, shareOf } from '../money/percent.ts'

export type CouponTerms = {
  type: 'percent' | 'fixed'
  /** Per cent, or an amount in major units. */
  value: number
  freeDelivery: boolean
  /** Goods must be worth this much; 0 where nothing is said. */
  minimumMinor?: number
  /** Keys of the lines it is for; all of them where nothing is said. */
  covers?: ReadonlySet<string>
}

type Row = { key: string; rowMinor: number }

const WHOLE_UNIT_MINOR = toMinor(1)

/** What a coupon finds to be taken off: the rows it is for, 0 for the others, and all 0 below its minimum. */
export function couponBases(rows: readonly Row[], coupon: CouponTerms | null): number[] {
  const subtotalMinor = rows.reduce((sum, { rowMinor }) => sum + rowMinor, 0)
  const counts = coupon !== null && subtotalMinor >= (coupon.minimumMinor ?? 0)
  return rows.map(({ key, rowMinor }) => (counts && (coupon.covers?.has(key) ?? true) ? rowMinor : 0))
}

/** A percent coupon is rounded up to a whole unit of the currency; none takes more than what it is for. */
export function couponDiscount(baseMinor: number, coupon: CouponTerms | null): number {
  if (!coupon) return 0
  const share =
    coupon.type === 'percent'
      ? roundUpTo(WHOLE_UNIT_MINOR, shareOf(baseMinor, coupon.value))
      : toMinor(coupon.value)
  return Math.max(0, Math.min(share, baseMinor))
}

/** Free delivery is given as the discount is: from its minimum on, and with something it is for in the cart. */
export function givesFreeDelivery(rows: readonly Row[], coupon: CouponTerms | null): boolean {
  return coupon?.freeDelivery === true && couponBases(rows, coupon).some((baseMinor) => baseMinor > 0)
}
