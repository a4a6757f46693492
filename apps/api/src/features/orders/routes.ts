import * as calls from '@vitrine/contract/order'
import { sendGiftCardAgain } from '@vitrine/contract/order/gift-cards'
import * as lookup from '@vitrine/contract/order/lookup'
import { keepOrder as keepOrderCall } from '@vitrine/contract/order/lookup'
import * as history from '@vitrine/contract/user/order-history'
import type { Context } from '#api/context.ts'
import { type RequestFacts, type ServedRoute, serve } from '#api/routing/serve.ts'
import { getOrderFor } from './find-order.ts'
import { getOrder } from './get-order.ts'
import { sendCardAgain } from './gifts/send-card-again.ts'
import { listOrders } from './history/list-orders.ts'
import { keepOrder } from './lookup/keep-order.ts'
import { lookUpOrder } from './lookup/look-up-order.ts'
import type { OrderPayments } from './order-payments.ts'
import { placeOrder } from './place-order.ts'
import { returnRoutes } from './returns/routes.ts'
import { staffOrderRoutes } from './staff/routes.ts'
import { inOldForm } from './steps/in-old-form.ts'

export const orderRoutes = (payments: OrderPayments): ServedRoute[] => [
  serve(calls.placeOrder, (ctx, sent) => placeAndPay(ctx, payments, sent)),
  serve(calls.createOrder, (ctx, sent) => inOldForm(placeAndPay(ctx, payments, sent))),
  serve(lookup.lookUpOrder, (ctx, { body, facts }) => lookUpOrder(ctx, { ...body, ip: facts.ip })),
  serve(history.listOrders, (ctx, { query }) => listOrders(ctx, payments, query)),
  serve(calls.getOrder, (ctx, { params, query }) =>
    getOrder(ctx, payments, { id: params.id, key: query.key }),
  ),
  serve(sendGiftCardAgain, async (ctx, { params: { id, card }, query }) => {
    const { order_id: orderId } = await getOrderFor(ctx, 'gift-card:send-again', { id, key: query.key })
    return sendCardAgain(ctx, { orderId, giftCardId: card, by: 'customer' })
  }),
  serve(keepOrderCall, (ctx, { params, query }) => keepOrder(ctx, { id: params.id, key: query.key })),
  ...returnRoutes,
  ...staffOrderRoutes(payments),
]

type Sent = { body: calls.PlaceOrder; facts: Pick<RequestFacts, 'idempotencyKey'> }

async function placeAndPay(ctx: Context, payments: OrderPayments, { body, facts }: Sent) {
  const placed = await placeOrder(ctx, { body, idempotencyKey: facts.idempotencyKey })
  const methodCode = body.addressInformation.payment_method_code
  return withPayWay(ctx, payments, { placed, methodCode })
}

type Placed = { placed: calls.PlacedOrder; methodCode: string }

/** The order stands by now, whatever the payment service says; sent again it is paid by the same try. */
async function withPayWay(ctx: Context, payments: OrderPayments, { placed, methodCode }: Placed) {
  if (placed.order.paid) return placed
  const way = await payments.begin(ctx, { orderId: placed.order.id, methodCode })
  return way ? { ...placed, ...way } : placed
}
