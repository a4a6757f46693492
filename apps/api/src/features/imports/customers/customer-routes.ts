import * as calls from '@vitrine/contract/people/customer-table'
import { type ServedRoute, serve } from '#api/routing/serve.ts'

/** What reads and writes tables comes with the first who asks. */
export const customerTableRoutes: ServedRoute[] = [
  serve(calls.bringCustomers, async (ctx, { body, facts: { uploads } }) => {
    const { bringCustomers } = await import('./bring-customers.ts')
    return bringCustomers(ctx, { body, uploads })
  }),
  serve(calls.exportCustomers, async (ctx, { query }) => {
    const { exportCustomers } = await import('./export-customers.ts')
    return exportCustomers(ctx, query)
  }),
]
