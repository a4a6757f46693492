// The cart a server keeps: its lines, who may open it, and what its lines cost and take from stock.
// Checkout and orders come in through here.
import type { Feature } from '#api/routing/feature.ts'
import { cartGone, cartTokenOf, markOf } from './cart-names.ts'
import { findCart, getOpenCart, listLineRows, touchCart } from './cart-queries.ts'
import { cartRoutes } from './routes.ts'

export const cartFeature: Feature = { name: 'cart', routes: cartRoutes }

export type { Cart } from './cart-of.ts'
export { takeOutOrdered } from './close/take-out-ordered.ts'
export { findProducts, lineRefused, refusalOf } from './line/get-sellable.ts'
export { type CartLine, isBuyable, linesOf, loadLines } from './line/load-lines.ts'
// Who it is, and which state it is in.
export { cartGone, cartTokenOf, findCart, getOpenCart, listLineRows, markOf, touchCart }
