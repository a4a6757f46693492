// Orders: placed once whatever is repeated, priced by the shop alone, never more than the stock has.
import type { Feature } from '#api/routing/feature.ts'
import { orderRoutes } from './routes.ts'

export { findOrderById } from './get-order.ts'

export const ordersFeature: Feature = { name: 'orders', routes: orderRoutes }
