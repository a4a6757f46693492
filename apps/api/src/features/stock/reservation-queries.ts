import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** Of `stock_item` under this name: the pieces nobody has reserved, but for what `cartId` has itself. */
export function freeQty(stock: string, cartId: string | RawBuilder<unknown> = ''): RawBuilder<number> {
  const item = (column: string) => sql.ref(`${stock}.${column}`)
  // Nobody in particular has reserved nothing of it.
  if (cartId === '') return sql<number>`(${item('qty')} - ${item('reserved')})`
  return sql<number>`(${item('qty')} - ${item('reserved')} + coalesce((
    select own.qty from stock_reservation own
    where own.product_id = ${item('product_id')} and own.cart_id = ${cartId}), 0))`
}

/** Whoever reserves, releases or buys pieces of a product waits for the others; by sku where it is several products. */
export async function lockStock(db: Database, productId: number): Promise<void> {
  await sql`select from stock_item where product_id = ${productId} for no key update`.execute(db)
}

type Reservation = { productId: number; cartId: string; qty: number; until: Date }

/** With the stock locked; nothing is left of a reservation of no pieces. */
export async function saveReservation(db: Database, one: Reservation): Promise<void> {
  const { productId, cartId, qty, until } = one
  await sql`
    with before as (delete from stock_reservation where product_id = ${productId} and cart_id = ${cartId} returning qty)
    update stock_item set reserved = reserved - coalesce((select qty from before), 0) + ${qty}
    where product_id = ${productId}`.execute(db)
  if (qty === 0) return
  await sql`insert into stock_reservation (product_id, cart_id, qty, until)
    values (${productId}, ${cartId}, ${qty}, ${until})`.execute(db)
}

/** Gives back what has run out, of these products or of all; answers how many reservations that were. */
export async function releaseExpired(
  db: Database,
  now: Date,
  productIds: readonly number[] | null = null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with locked as (
      select s.product_id from stock_item s join product p using (product_id)
      where s.product_id in (select product_id from stock_reservation where until <= ${now})
        and (${productIds}::bigint[] is null or s.product_id = any(${productIds}::bigint[]))
      order by p.sku collate "C" for no key update of s),
    gone as (
      delete from stock_reservation r using locked
      where r.product_id = locked.product_id and r.until <= ${now} returning r.product_id, r.qty),
    released as (
      update stock_item s set reserved = s.reserved - g.qty
      from (select product_id, sum(qty)::int as qty from gone group by product_id) g
      where s.product_id = g.product_id)
    select count(*)::int as count from gone`.execute(db)
  return rows[0]?.count ?? 0
}
