import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { CartLineRow } from '../cart-queries.ts'
import { rowKey } from '../line/row-key.ts'

/** So many pieces of the goods that `lineKey` calls so. */
type Ordered = { key: string; qty: number }
export type LeftLine = { itemId: number; qty: number }

/** Only what was ordered leaves the cart: other goods, and pieces beyond, stay in it. */
export function leftInCart(rows: readonly CartLineRow[], ordered: readonly Ordered[]): LeftLine[] {
  const orderedQty = new Map(ordered.map(({ key, qty }) => [key, qty]))
  return rows
    .map((row) => ({ itemId: row.item_id, qty: row.qty - (orderedQty.get(rowKey(row)) ?? 0) }))
    .filter(({ qty }) => qty > 0)
}

type Rest = { cartId: number; lines: readonly LeftLine[] }

/**
 * Parts of a statement `with …`, in the transaction of an order that has locked the cart: these lines stay, every other
 * one goes, and an empty cart is closed for good. What is left is newer than the order: closing the ordered version later
 * must not take it.
 */
export function leaveInCart(ctx: Context, { cartId, lines }: Rest): RawBuilder<unknown> {
  if (lines.length === 0)
    return sql`
    touched_cart as (
      update cart set version = version + 1, updated_at = ${ctx.now()}, status = 'closed' where cart_id = ${cartId}),
    gone_lines as (
      delete from cart_line where cart_id = ${cartId})`
  // By the cart, too: looked for by the lines alone, they are found by reading everybody's.
  return sql`
    touched_cart as (
      update cart set version = version + 1, updated_at = ${ctx.now()} where cart_id = ${cartId} returning version),
    left_lines as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("itemId" bigint, qty int)),
    gone_lines as (
      delete from cart_line where cart_id = ${cartId} and item_id not in (select "itemId" from left_lines)),
    kept_lines as (
      update cart_line l set qty = k.qty, version = touched_cart.version
      from left_lines k, touched_cart where l.cart_id = ${cartId} and l.item_id = k."itemId")`
}
