// Ways to deliver and to pay, and what a cart costs with them. Orders are priced by the same functions.
import type { Feature } from '#api/routing/feature.ts'
import { checkoutRoutes } from './routes.ts'

export const checkoutFeature: Feature = { name: 'checkout', routes: checkoutRoutes }

export { getPayment, getShipping } from './choose-methods.ts'
export { computeFor } from './totals/compute-for.ts'
export { toWireTotals } from './totals/to-wire-totals.ts'
