import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { auditBooks } from '../audit-books.ts'

/** Pieces of each product before the first order of a test. */
export type StockBefore = ReadonlyMap<number, number>

export async function countStock(db: Database): Promise<StockBefore> {
  const rows = await db.selectFrom('stock_item').select(['product_id', 'qty']).execute()
  return new Map(rows.map((row) => [row.product_id, row.qty]))
}

/** The books, and what only a test can know: how many pieces there were, and that each order was announced. */
export async function audit(db: Database, before: StockBefore): Promise<string[]> {
  const stock = JSON.stringify([...before].map(([product_id, qty]) => ({ product_id, qty })))
  const { rows } = await sql<{ problem: string }>`
    with initial as (select * from json_to_recordset(${stock}::json) as i(product_id bigint, qty int)),
    taken as (
      select t.product_id, sum(t.qty) as qty from stock_taken t join shop_order o using (order_id)
      where o.state <> 'canceled' group by t.product_id)
    select format('stock of %s: %s left and %s sold of %s', s.product_id, s.qty, coalesce(t.qty, 0), i.qty) as problem
      from stock_item s join initial i using (product_id) left join taken t using (product_id)
      where s.qty + coalesce(t.qty, 0) <> i.qty or s.qty < 0
    union all
    select format('order %s took fewer pieces of %s than it sold', l.order_id, l.product_id)
      from shop_order_line l join product p using (product_id) join stock_item s using (product_id)
      left join stock_taken t on t.order_id = l.order_id and t.product_id = l.product_id
      where p.type_id = 'simple' and s.manage_stock
      group by l.order_id, l.product_id, t.qty having sum(l.qty) > coalesce(t.qty, 0)
    union all
    select format('order %s was never numbered', order_id) from shop_order where number !~ '^[0-9]+$'
    union all
    select format('order %s is not announced once', o.order_id) from shop_order o
      left join outbox b on b.topic = 'order.placed' and (b.payload ->> 'orderId')::bigint = o.order_id
        and b.payload ->> 'again' is null
      group by o.order_id having count(b.outbox_id) <> 1
    union all
    select format('key %s has %s orders', client_order_id, count(*)) from shop_order
      group by store_id, client_order_id having count(*) > 1
    union all
    select format('coupon %s was used %s times of %s', code, used, total_limit) from coupon where used > total_limit
    union all
    select format('version %s of cart %s was bought %s times', cart_version, cart_id, count(*)) from shop_order
      where state <> 'canceled' group by cart_id, cart_version having count(*) > 1
    union all
    select format('cart %s was closed with lines in it', c.cart_id) from cart c
      where c.status = 'closed' and exists (select from cart_line l where l.cart_id = c.cart_id)`.execute(db)
  return [...rows.map((row) => row.problem), ...(await auditBooks(db))]
}
