// The cart a server keeps: its lines, who may open it, and what its lines cost and take from stock.
// Checkout and orders come in through here.
import type { Feature } from '#api/routing/feature.ts'
import { cartGone, cartTokenOf, cartVersionOf } from './cart-names.ts'
import { cartOf, toCart } from './cart-of.ts'
import { getOpenCart, listLineRows, touchCart } from './cart-queries.ts'
import { rowKey } from './line/row-key.ts'
import { readLines } from './read-lines.ts'
import { cartRoutes } from './routes.ts'
import { cartJobs, cartSchedules } from './sweep-carts.ts'

export const cartFeature: Feature = {
  name: 'cart',
  routes: cartRoutes,
  isCheckout: true,
  jobs: cartJobs,
  schedules: cartSchedules,
}

export type { Cart, CartPromotions, CartRow } from './cart-of.ts'
export type { CartLineRow } from './cart-queries.ts'
export { type LeftLine, leaveInCart, leftInCart } from './close/leave-in-cart.ts'
export { findProducts, lineRefused, refusalOf } from './line/get-sellable.ts'
export { type CartLine, isBuyable, linesOf, loadLines } from './line/load-lines.ts'
// Who it is, and which state it is in.
export {
  cartGone,
  cartOf,
  cartTokenOf,
  cartVersionOf as markOf,
  getOpenCart,
  listLineRows,
  readLines,
  rowKey,
  toCart,
  touchCart,
}
