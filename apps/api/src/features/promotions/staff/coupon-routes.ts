import * as calls from '@vitrine/contract/desk/coupons'
import { assertMay } from '#api/access/assert-may.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { countCoupons, selectCoupons } from './coupon-queries.ts'
import { changeCoupon, createCoupon, switchCoupon } from './save-coupon.ts'

export const couponRoutes: ServedRoute[] = [
  serve(calls.listCoupons, async (ctx, { query }) => {
    assertMay(ctx, 'commerce:change')
    const [page, counts] = await Promise.all([selectCoupons(ctx, query), countCoupons(ctx, query)])
    return { ...page, counts }
  }),
  serve(calls.createCoupon, (ctx, { body }) => createCoupon(ctx, body)),
  serve(calls.changeCoupon, (ctx, { params, body }) => changeCoupon(ctx, { ...params, ...body })),
  serve(calls.switchCoupon, (ctx, { params, body }) => switchCoupon(ctx, params.id, body.enabled)),
]
