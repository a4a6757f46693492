import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

type Hold = { productId: number; cartId: string }

/** Pieces others keep aside, by product; what has run out holds nothing. */
export async function selectHeld(
  db: Database,
  productIds: readonly number[],
  { now, exceptCart = '' }: { now: Date; exceptCart?: string },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; qty: number }>`
    select product_id as id, sum(qty)::int as qty from stock_hold
    where product_id = any(${[...productIds]}) and until > ${now} and cart_id <> ${exceptCart}
    group by product_id`.execute(db)
  return new Map(rows.map(({ id, qty }) => [id, qty]))
}

/** Two who keep pieces of the same product aside wait for each other. */
export async function lockStock(db: Database, productId: number): Promise<void> {
  await sql`select from stock_item where product_id = ${productId} for update`.execute(db)
}

export async function saveHold(
  db: Database,
  { productId, cartId, qty, until }: Hold & { qty: number; until: Date },
): Promise<void> {
  await sql`insert into stock_hold (product_id, cart_id, qty, until)
    values (${productId}, ${cartId}, ${qty}, ${until})
    on conflict (product_id, cart_id) do update set qty = excluded.qty, until = excluded.until`.execute(db)
}

export async function dropHold(db: Database, { productId, cartId }: Hold): Promise<void> {
  await sql`delete from stock_hold where product_id = ${productId} and cart_id = ${cartId}`.execute(db)
}

export async function dropOldHolds(db: Database, now: Date): Promise<void> {
  await sql`delete from stock_hold where until <= ${now}`.execute(db)
}
