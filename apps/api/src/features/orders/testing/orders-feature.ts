import type { Feature } from '#api/routing/feature.ts'
import { createOrders } from '../index.ts'
import { SETTLED_OUTSIDE } from '../order-payments.ts'

/** Where everything is settled outside the shop. */
export const ordersFeature: Feature = createOrders(SETTLED_OUTSIDE)
