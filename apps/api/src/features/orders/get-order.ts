import type { Totals } from '@vitrine/contract/cart'
import type { OrderAddress, OrderView } from '@vitrine/contract/order'
import { toMajor } from '@vitrine/domain/money/money'
import type { Selectable } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import type { Schema } from '#api/db/schema.ts'
import { ShopError } from '#api/errors.ts'
import { hashKey } from './order-intent.ts'

type Row = Selectable<Schema['shop_order']>
type LineRow = Selectable<Schema['shop_order_line']>

/** For the holder of its key; a wrong key, a foreign store and an unknown order look all alike. */
export async function getOrder(
  ctx: Context,
  { id, key }: { id: string; key?: string | undefined },
): Promise<OrderView> {
  const order = key === undefined ? undefined : await findOrder(ctx, id, key)
  if (!order) throw new ShopError('ORDER_NOT_FOUND')
  return toView(order, await listLines(ctx.db, order.order_id))
}

export type FoundOrder = { storeId: number; order: OrderView }

/** For the shop itself, which needs no key: its mails. */
export async function findOrderById(db: Database, orderId: number): Promise<FoundOrder | undefined> {
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return order && { storeId: order.store_id, order: toView(order, await listLines(db, orderId)) }
}

function listLines(db: Database, orderId: number): Promise<LineRow[]> {
  return db
    .selectFrom('shop_order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_id')
    .execute()
}

function findOrder({ db, store }: Context, id: string, key: string): Promise<Row | undefined> {
  return db
    .selectFrom('shop_order')
    .selectAll()
    .where('store_id', '=', store.storeId)
    .where((where) => where.or([where('number', '=', id), where('client_order_id', '=', id)]))
    .where('access_hash', '=', hashKey(key))
    .executeTakeFirst()
}

function toView(order: Row, lines: readonly LineRow[]): OrderView {
  const shipping = order.shipping_method as { title: string; days: [number, number] } | null
  return {
    id: order.order_id,
    number: order.number,
    created_at: order.created_at.toISOString(),
    order_status: order.order_status,
    stage: order.stage,
    paid: order.paid,
    canceled: order.canceled,
    currency: order.currency_code,
    email: order.email,
    shipping_address: order.shipping_address as OrderAddress | null,
    billing_address: order.billing_address as OrderAddress,
    shipping_title: shipping?.title ?? null,
    delivery_days: shipping?.days ?? null,
    payment_title: (order.payment_method as { title: string }).title,
    products: lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      options: line.options as { label: string; value: string }[],
      thumbnail: line.thumbnail,
      qty: line.qty,
      price: toMajor(line.price_minor),
      row_total: toMajor(line.row_minor),
    })),
    totals: order.totals as Totals,
  }
}
