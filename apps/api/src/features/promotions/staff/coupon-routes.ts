import * as calls from '@vitrine/contract/desk/coupons'
import { assertMay } from '#api/access/assert-may.ts'
import { ShopError } from '#api/errors.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { countCoupons, findStaffCoupon, selectCoupons } from './coupon-queries.ts'
import { changeCoupon, createCoupon, switchCoupon } from './save-coupon.ts'

export const couponRoutes: ServedRoute[] = [
  serve(calls.listCoupons, async (ctx, { query }) => {
    assertMay(ctx, 'commerce:change')
    const [page, counts] = await Promise.all([selectCoupons(ctx, query), countCoupons(ctx, query)])
    return { ...page, counts }
  }),
  serve(calls.getCoupon, async (ctx, { params }) => {
    assertMay(ctx, 'commerce:change')
    const coupon = await findStaffCoupon(ctx, params.id)
    if (!coupon) throw new ShopError('COUPON_NOT_FOUND')
    return coupon
  }),
  serve(calls.createCoupon, (ctx, { body }) => createCoupon(ctx, body)),
  serve(calls.changeCoupon, (ctx, { params, body }) => changeCoupon(ctx, { ...params, ...body })),
  serve(calls.switchCoupon, (ctx, { params, body }) => switchCoupon(ctx, params.id, body.enabled)),
]
