import { getBonuses } from '@vitrine/contract/cart/bonuses'
import * as calls from '@vitrine/contract/cart/promotions'
import { cartTokenOf } from '#api/features/cart/index.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { readBonuses } from './bonus/read-bonuses.ts'
import { applyCoupon, deleteCoupon, getCoupon } from './coupon/cart-coupon.ts'
import { applyGiftCard, checkGiftCard, removeGiftCard } from './gift-card/cart-gift-cards.ts'

export const promotionRoutes: ServedRoute[] = [
  serve(calls.applyCoupon, (ctx, { query, facts }) =>
    applyCoupon(ctx, { token: cartTokenOf(query), code: query.coupon, ip: facts.ip }),
  ),
  serve(calls.deleteCoupon, (ctx, { query }) => deleteCoupon(ctx, cartTokenOf(query))),
  serve(calls.applyGiftCard, (ctx, { query, body, facts }) =>
    applyGiftCard(ctx, { token: cartTokenOf(query), code: body.code, ip: facts.ip }),
  ),
  serve(calls.removeGiftCard, (ctx, { query, body }) =>
    removeGiftCard(ctx, { token: cartTokenOf(query), id: body.id }),
  ),
  serve(calls.checkGiftCard, (ctx, { body, facts }) => checkGiftCard(ctx, { code: body.code, ip: facts.ip })),
  serve(getBonuses, (ctx, { query }) => readBonuses(ctx, query)),
  serve(calls.getCoupon, (ctx, { query }) => getCoupon(ctx, cartTokenOf(query))),
]
