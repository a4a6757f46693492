import type { CallReply } from '@vitrine/contract/call'
import type { listOfficeOrders } from '@vitrine/contract/office/orders'
import type { Context } from '#api/context.ts'
import { numberEvents } from '../feed/number-events.ts'
import { readOfficeOrders } from './read-office-orders.ts'
import { toChange } from './to-office-order.ts'

type Page = { after: number; limit: number; what: 'new' | 'all' }

/** What came after a position: new orders, or every change of any. The orders are told as they are by now. */
export async function listChanges(
  ctx: Context,
  { after, limit, what }: Page,
): Promise<CallReply<typeof listOfficeOrders>> {
  await numberEvents(ctx)
  const found = ctx.db.selectFrom('order_event').selectAll().where('position', '>', after)
  const events = await (what === 'new' ? found.where('step', '=', 'place') : found)
    .orderBy('position')
    .limit(limit)
    .execute()
  const orders = await readOfficeOrders(
    ctx.db,
    events.map(({ order_id }) => order_id),
  )
  const byId = new Map(orders.map((order) => [order.id, order]))
  const items = events.flatMap((event) => {
    const order = byId.get(event.order_id)
    return order ? [{ ...toChange(event), order }] : []
  })
  return { items, next: events.at(-1)?.position ?? after, more: events.length === limit }
}
