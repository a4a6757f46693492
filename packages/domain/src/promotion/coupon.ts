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

/** What a discount can be taken off, line by line; see reducible-rows.ts. */
type Row = { key: string; rowMinor: number }
export type CouponRefusal = 'COUPON_MINIMUM' | 'COUPON_NOT_FOR_THESE'

const WHOLE_UNIT_MINOR = toMinor(1)

/** Why a coupon gives nothing for these rows; null where it gives something, be it free delivery alone. */
export function couponRefusal(rows: readonly Row[], coupon: CouponTerms): CouponRefusal | null {
  const worthMinor = rows.reduce((sum, { rowMinor }) => sum + rowMinor, 0)
  if (worthMinor < (coupon.minimumMinor ?? 0)) return 'COUPON_MINIMUM'
  return rows.some((row) => row.rowMinor > 0 && isFor(row, coupon)) ? null : 'COUPON_NOT_FOR_THESE'
}

const isFor = ({ key }: Row, { covers }: CouponTerms): boolean => covers?.has(key) ?? true

/** What a coupon finds to be taken off: the rows it is for, 0 for the others, and all 0 where it gives nothing. */
export function couponBases(rows: readonly Row[], coupon: CouponTerms | null): number[] {
  const given = coupon && couponRefusal(rows, coupon) === null ? coupon : null
  return rows.map((row) => (given && isFor(row, given) ? row.rowMinor : 0))
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
  return coupon?.freeDelivery === true && couponRefusal(rows, coupon) === null
}
