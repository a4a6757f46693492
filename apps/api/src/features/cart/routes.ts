import * as calls from '@vitrine/contract/cart'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { cartTokenOf } from './cart-token.ts'
import { createCart } from './create-cart.ts'
import { deleteFromCart } from './delete-from-cart.ts'
import { pullCart } from './pull-cart.ts'
import { updateCart } from './update-cart.ts'

export const cartRoutes: ServedRoute[] = [
  serve(calls.createCart, (ctx) => createCart(ctx)),
  serve(calls.pullCart, (ctx, { query }) => pullCart(ctx, query.cartId)),
  serve(calls.updateCart, (ctx, { query, body }) =>
    updateCart(ctx, {
      token: cartTokenOf(query, body.cartItem),
      operationId: body.operationId,
      item: body.cartItem,
    }),
  ),
  serve(calls.deleteFromCart, (ctx, { query, body }) =>
    deleteFromCart(ctx, {
      token: cartTokenOf(query, body.cartItem),
      operationId: body.operationId,
      sku: body.cartItem.sku,
      itemId: body.cartItem.item_id,
    }),
  ),
]
