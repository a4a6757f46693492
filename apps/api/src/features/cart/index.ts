// The cart a server keeps: its lines, who may open it, and what its lines cost and take from stock.
// Checkout and orders come in through here.
import type { Feature } from '#api/routing/feature.ts'
import { cartRoutes } from './routes.ts'

export { cartGone, cartTokenOf, markOf } from './cart-names.ts'
export type { Cart } from './cart-of.ts'
export { findCart, getOpenCart, listLineRows, touchCart } from './cart-queries.ts'

export const cartFeature: Feature = { name: 'cart', routes: cartRoutes }

export { findProducts, lineRefused, refusalOf } from './line/get-sellable.ts'
export { type CartLine, isBuyable, linesOf, loadLines } from './line/load-lines.ts'
