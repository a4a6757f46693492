import * as calls from '@vitrine/contract/order'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { getOrder } from './get-order.ts'
import { placeOrder } from './place-order.ts'

export const orderRoutes: ServedRoute[] = [
  serve(calls.placeOrder, (ctx, { body, facts }) =>
    placeOrder(ctx, { body, idempotencyKey: facts.idempotencyKey }),
  ),
  serve(calls.getOrder, (ctx, { params, query }) => getOrder(ctx, { id: params.id, key: query.key })),
]
