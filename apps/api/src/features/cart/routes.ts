import * as calls from '@vitrine/contract/cart'
import { getCart, shareCart as shareCartCall } from '@vitrine/contract/cart/shared-cart'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { cartTokenOf } from './cart-names.ts'
import { deleteFromCart } from './change/delete-from-cart.ts'
import { updateCart } from './change/update-cart.ts'
import { closeCart } from './close/close-cart.ts'
import { openCart } from './create-cart.ts'
import { pullCart } from './pull-cart.ts'
import { getSharedCart } from './share/get-shared-cart.ts'
import { shareCart } from './share/share-cart.ts'

export const cartRoutes: ServedRoute[] = [
  serve(calls.createCart, (ctx, { query, facts }) => openCart(ctx, { ...query, ip: facts.ip })),
  serve(calls.pullCart, (ctx, { query }) => pullCart(ctx, query.cartId)),
  serve(calls.updateCart, (ctx, { query, body }) =>
    updateCart(ctx, {
      token: cartTokenOf(query, body.cartItem),
      operationId: body.operationId,
      item: body.cartItem,
      onShortage: body.onShortage,
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
  serve(calls.closeCart, (ctx, { query, body }) =>
    closeCart(ctx, { token: cartTokenOf(query, body), version: body.version }),
  ),
  serve(shareCartCall, (ctx, { query, body, facts }) =>
    shareCart(ctx, { token: cartTokenOf(query, body), ip: facts.ip }),
  ),
  serve(getCart, (ctx, { query }) => getSharedCart(ctx, query.code)),
]
