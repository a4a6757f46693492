import { getTotals } from '@vitrine/contract/cart'
import * as calls from '@vitrine/contract/cart/checkout'
import * as promotions from '@vitrine/contract/cart/promotions'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { askTotals } from './ask-totals.ts'
import { byItsSpelling } from './by-its-spelling.ts'
import { getBonuses, setBonuses } from './cart-bonuses.ts'
import { collectTotals } from './collect-totals.ts'
import { listAllShippingMethods, listPaymentMethods, listShippingMethods } from './list-methods.ts'
import { readShipping } from './read-shipping.ts'
import { setShippingInformation } from './set-shipping-information.ts'

export const checkoutRoutes: ServedRoute[] = [
  serve(promotions.getBonuses, (ctx, { query }) => getBonuses(ctx, query.cartId)),
  serve(promotions.spendBonuses, (ctx, { query }) => setBonuses(ctx, { token: query.cartId, spend: true })),
  serve(promotions.skipBonuses, (ctx, { query }) => setBonuses(ctx, { token: query.cartId, spend: false })),
  serve(getTotals, (ctx, { query }) => askTotals(ctx, query.cartId)),
  serve(calls.askShippingMethods, (ctx, { query, body }) =>
    listShippingMethods(ctx, { token: query.cartId, address: body.address }),
  ),
  serve(calls.listShippingMethods, (ctx, { query }) => listAllShippingMethods(ctx, query.cartId)),
  serve(calls.listPaymentMethods, (ctx, { query }) => listPaymentMethods(ctx, query.cartId)),
  serve(calls.setShippingInformation, (ctx, { query, body: { addressInformation: chosen } }) =>
    setShippingInformation(ctx, { token: query.cartId, ...readShipping(chosen) }).catch(
      byItsSpelling(chosen),
    ),
  ),
  serve(calls.collectTotals, (ctx, { query, body: { methods } }) =>
    collectTotals(ctx, { token: query.cartId, methods }),
  ),
]
