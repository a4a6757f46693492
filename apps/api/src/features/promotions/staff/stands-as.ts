import { isDeepStrictEqual } from 'node:util'
import type { CouponTermsOfStaff, StaffCoupon } from '@vitrine/contract/desk/coupons'

/** Whether it is what is wished for. Who never heard that it was saved, and presses again, is nobody's second. */
export function standsAs(coupon: StaffCoupon, wish: CouponTermsOfStaff): boolean {
  const { goods = coupon.goods, partner_id = coupon.partner_id } = wish
  return isDeepStrictEqual(senseOf({ ...wish, goods, partner_id }), senseOf(coupon))
}

/** In one order, whoever wrote it. */
export function senseOf({ stores, goods, starts_at, ends_at, ...of }: CouponTermsOfStaff) {
  const isPercent = of.type === 'percent'
  return {
    ...{ code: of.code, type: of.type, percent: isPercent ? of.percent : 0 },
    ...{ free_delivery: of.free_delivery, partner_id: of.partner_id },
    ...{ total_limit: of.total_limit, customer_limit: of.customer_limit },
    moments: [starts_at, ends_at].map((at) => (at === null ? null : Date.parse(at))),
    stores: stores
      .map(({ store_code, amount, minimum }) => [store_code, isPercent ? 0 : amount, minimum].join(' '))
      .sort(),
    goods: [...(goods?.categories ?? []), ...(goods?.skus ?? [])].map((one) => `${typeof one} ${one}`).sort(),
  }
}
