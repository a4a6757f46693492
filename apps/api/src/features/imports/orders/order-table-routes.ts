import * as calls from '@vitrine/contract/office/order-table'
import { type ServedRoute, serve } from '#api/routing/serve.ts'

/** What reads and writes tables comes with the first who asks. */
export const orderTableRoutes: ServedRoute[] = [
  serve(calls.bringOrders, async (ctx, { body, facts: { uploads } }) => {
    const { bringOrders } = await import('./former/bring-orders.ts')
    return bringOrders(ctx, { body, uploads })
  }),
  serve(calls.exportOrders, async (ctx, { query }) => {
    const { exportOrders } = await import('./export-orders.ts')
    return exportOrders(ctx, query)
  }),
]
