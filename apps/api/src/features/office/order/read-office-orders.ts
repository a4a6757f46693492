import type { OfficeOrder } from '@vitrine/contract/office/orders'
import type { Database } from '#api/db/client.ts'
import { toOfficeOrder } from './to-office-order.ts'

/** In the sequence of their ids. */
export async function readOfficeOrders(db: Database, ids: readonly number[]): Promise<OfficeOrder[]> {
  if (ids.length === 0) return []
  const orders = await db.selectFrom('shop_order').selectAll().where('order_id', 'in', ids).execute()
  const lines = await db
    .selectFrom('shop_order_line')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('line_id')
    .execute()
  const refunds = await db
    .selectFrom('refund')
    .select([
      'refund_id',
      'order_id',
      'amount_minor',
      'gift_card_minor',
      'bonus_minor',
      'reason',
      'state',
      'created_at',
    ])
    .where('order_id', 'in', ids)
    .orderBy('refund_id')
    .execute()
  return orders.map((order) => {
    const own = <T extends { order_id: number }>(rows: readonly T[]) =>
      rows.filter(({ order_id }) => order_id === order.order_id)
    return toOfficeOrder(order, { lines: own(lines), refunds: own(refunds) })
  })
}
