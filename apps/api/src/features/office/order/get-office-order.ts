import type { CallReply } from '@vitrine/contract/call'
import type { getOfficeOrder as getOfficeOrderCall } from '@vitrine/contract/office/orders'
import type { Context } from '#api/context.ts'
import { getOrderFor } from '#api/features/orders/index.ts'
import { numberEvents } from '../feed/number-events.ts'
import { readOfficeOrders } from './read-office-orders.ts'
import { toChange } from './to-office-order.ts'

/** With all that ever happened to it. */
export async function getOfficeOrder(
  ctx: Context,
  id: string,
): Promise<CallReply<typeof getOfficeOrderCall>> {
  const { order_id } = await getOrderFor(ctx, 'order:export', { id })
  await numberEvents(ctx)
  const [order] = await readOfficeOrders(ctx.db, [order_id])
  if (!order) throw new Error(`Order ${order_id} is gone.`)
  const events = await ctx.db
    .selectFrom('order_event')
    .selectAll()
    .where('order_id', '=', order_id)
    .orderBy('event_id')
    .execute()
  return { ...order, events: events.map(toChange) }
}
