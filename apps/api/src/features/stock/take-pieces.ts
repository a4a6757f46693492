// The guard of the stock: pieces leave it here and nowhere else, and come back here.
import type { StockNeed } from '@vitrine/domain/cart/stock-need'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { noteCatalogueChange, notedChanges } from '#api/db/notice/note-catalogue-change.ts'
import { releaseExpired } from './reservation-queries.ts'

/** `cartId` is what the cart's holder calls it: its own reservations are used up by the order. */
export type Taking = { orderId: number; cartId: string; needs: readonly StockNeed[] }

/**
 * Takes all by one guarded update, the stock items locked in the sequence of skus, and notes what is to be given back when
 * the order is canceled. What is not there, or reserved for others, matches no row; the caller undoes the rest then.
 * Answers the needs that could not be met.
 */
export async function takePieces(ctx: Context, taking: Taking): Promise<StockNeed[]> {
  const missing = await takeFree(ctx, taking)
  if (missing.length === 0) return missing
  const ids = missing.map(({ productId }) => productId)
  const released = await releaseExpired(ctx.db, ctx.now(), ids)
  return released > 0 ? takeFree(ctx, { ...taking, needs: missing }) : missing
}

async function takeFree({ db }: Context, { orderId, cartId, needs }: Taking): Promise<StockNeed[]> {
  const ids = needs.map(({ productId }) => productId)
  const quantities = needs.map(({ qty }) => qty)
  // Asked for through subqueries, or it would be planned anew with every order.
  const { rows } = await sql<{ product_id: number }>`/* prepared */
    with need as (
      select * from unnest((select ${ids}::bigint[]), (select ${quantities}::int[]))
        with ordinality as n(product_id, qty, place)),
    locked as (
      select s.product_id from need join stock_item s using (product_id) order by need.place for no key update of s),
    own as (
      delete from stock_reservation r using locked
      where r.product_id = locked.product_id and r.cart_id = ${cartId} returning r.product_id, r.qty),
    taken as (
      update stock_item s set qty = s.qty - need.qty, reserved = s.reserved - coalesce(own.qty, 0)
      from need join locked using (product_id) left join own using (product_id)
      where s.product_id = need.product_id
        and s.qty >= need.qty and s.qty - s.reserved + coalesce(own.qty, 0) >= need.qty
      returning s.product_id, need.qty, s.qty as left_over),
    noted as (
      insert into stock_taken (order_id, product_id, qty) select ${orderId}::bigint, product_id, qty from taken),
    ${notedChanges(sql`select product_id from taken where left_over = 0`)}
    select product_id from taken left join announced_changes on true`.execute(db)
  const taken = new Set(rows.map((row) => row.product_id))
  return needs.filter(({ productId }) => !taken.has(productId))
}

/** Of a canceled order; its rows stay as a record, and the state it is in says that they no longer count. */
export async function giveBackPieces({ db }: Context, orderId: number): Promise<void> {
  const { rows } = await sql<{ product_id: number; qty: number; back: number }>`
    with back as (
      select s.product_id, t.qty from stock_taken t join stock_item s using (product_id)
      join product p using (product_id)
      where t.order_id = ${orderId} order by p.sku collate "C" for no key update of s)
    update stock_item s set qty = s.qty + back.qty from back where s.product_id = back.product_id
    returning s.product_id, s.qty, back.qty as back`.execute(db)
  const isBack = rows.filter(({ qty, back }) => qty === back)
  await noteCatalogueChange(
    db,
    isBack.map((row) => row.product_id),
  )
}
