import { exportOrders as exportCall } from '@vitrine/contract/office/order-table'
import { type ServedRoute, serve } from '#api/routing/serve.ts'

/** What writes tables comes with the first who asks. */
export const orderTableRoutes: ServedRoute[] = [
  serve(exportCall, async (ctx, { query }) => {
    const { exportOrders } = await import('./export-orders.ts')
    return exportOrders(ctx, query)
  }),
]
