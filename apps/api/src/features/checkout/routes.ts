import { getTotals } from '@vitrine/contract/cart'
import * as calls from '@vitrine/contract/cart/checkout'
import { cartTokenOf } from '#api/features/cart/index.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { askTotals } from './ask-totals.ts'
import { listPaymentMethods, listShippingMethods } from './list-methods.ts'
import { setShippingInformation } from './set-shipping-information.ts'

export const checkoutRoutes: ServedRoute[] = [
  serve(getTotals, (ctx, { query }) => askTotals(ctx, query.cartId)),
  serve(calls.askShippingMethods, (ctx, { query, body }) =>
    listShippingMethods(ctx, { token: cartTokenOf(query), address: body.address }),
  ),
  serve(calls.listPaymentMethods, (ctx, { query }) => listPaymentMethods(ctx, query.cartId)),
  serve(calls.setShippingInformation, (ctx, { query, body: { addressInformation: chosen } }) =>
    setShippingInformation(ctx, {
      token: cartTokenOf(query),
      country: chosen.shippingAddress.countryId,
      carrierCode: chosen.shippingCarrierCode,
      methodCode: chosen.shippingMethodCode,
      paymentCode: chosen.paymentMethodCode,
    }),
  ),
]
