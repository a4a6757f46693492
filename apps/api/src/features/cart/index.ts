// The cart a server keeps: its lines, who may open it, and what its lines cost and take from stock.
// Checkout and orders come in through here.
import type { Feature } from '#api/routing/feature.ts'
import { cartRoutes } from './routes.ts'

export const cartFeature: Feature = { name: 'cart', routes: cartRoutes }

export { type Cart, cartGone, findCart, getOpenCart, touchCart } from './cart-queries.ts'
export { cartTokenOf } from './cart-token.ts'
export { findProducts, lineRefused, refusalOf } from './line/get-sellable.ts'
export { type CartLine, loadLines } from './line/load-lines.ts'
