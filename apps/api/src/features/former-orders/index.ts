// What customers ordered in the shop that was here before: shown to them and to the staff, and no more. Tables bring it
// (imports/orders/former).
import { listFormerOrders } from '@vitrine/contract/people/former-order'
import { getStaffFormerOrder, listStaffFormerOrders } from '@vitrine/contract/people/staff-former-orders'
import { myId } from '#api/access/my-id.ts'
import type { Feature } from '#api/routing/feature.ts'
import { countedList } from '#api/routing/lists/counted-list.ts'
import { serve } from '#api/routing/serve.ts'
import { formerOrdersOf } from './former-orders-of.ts'
import { formerRows } from './staff/former-queries.ts'
import { getFormerOrder } from './staff/get-former-order.ts'
import { listFormer } from './staff/list-former.ts'
import { sweepFormerOrders } from './sweep-former-orders.ts'

export { formerOrdersOf } from './former-orders-of.ts'

export const formerOrdersFeature: Feature = {
  name: 'former-orders',
  routes: [
    serve(listFormerOrders, async (ctx, { query: { pageSize, currentPage } }) => {
      const page = { size: pageSize, skip: (currentPage - 1) * pageSize }
      const { items, count } = await formerOrdersOf(ctx, myId(ctx), page)
      return { items, total_count: count }
    }),
    serve(listStaffFormerOrders, (ctx, { query }) => listFormer(ctx, query)),
    serve(getStaffFormerOrder, (ctx, { params }) => getFormerOrder(ctx, params.id)),
  ],
  lists: { '/admin/orders/former': countedList(listStaffFormerOrders, (_, { q }) => formerRows(q)) },
  jobs: [
    {
      name: 'former-orders.sweep',
      may: 'data:retire',
      run: async (ctx) => ({ removed: await sweepFormerOrders(ctx) }),
    },
  ],
  schedules: [{ job: 'former-orders.sweep', cron: '35 4 * * *' }],
}
