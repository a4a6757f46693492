import type { MoneyByStore } from '../catalog/records.ts'

/** A coupon as a shop writes it down: one row of each store it is for. */
export type CouponRecord = {
  code: string
  type: 'percent' | 'fixed'
  percent?: number
  /** Of a fixed one. */
  amountMinor?: MoneyByStore
  minimumMinor?: MoneyByStore
  freeDelivery?: boolean
  totalLimit?: number
  customerLimit?: number
  /** Keys of the categories it is for; all goods where nothing is said. */
  categories?: readonly string[]
  stores: readonly string[]
}
