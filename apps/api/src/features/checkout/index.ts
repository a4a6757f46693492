// Ways to deliver and to pay, and what a cart costs with them. Orders are priced by the same functions.
import type { Feature } from '#api/routing/feature.ts'
import { checkoutRoutes } from './routes.ts'

export const checkoutFeature: Feature = { name: 'checkout', routes: checkoutRoutes, isCheckout: true }

export { getPayment, getShippingOfOrder, type OfferedPayment, offerPayment } from './choose-methods.ts'
export { getPoint } from './methods/pickup-points.ts'
export { loadTaxTerms } from './totals/load-tax-terms.ts'
export { countOrder, type OrderBasis, type Recounted, recount } from './totals/order-basis.ts'
