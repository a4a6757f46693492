import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { hashToken } from '../cart-of.ts'
import type { CartLineRow } from '../cart-queries.ts'
import { type Remembered, stockStampOf } from './read-snapshot.ts'

export type LineChange = { set: readonly CartLineRow[]; remove: readonly number[] }
/** Nobody has looked whether it is so. */
type Expectation = { token: string; sku: string; stockStampText: string }
export type Write = {
  /** Null: whichever the expected token opens. */
  cartId: number | null
  /** The version the change was made for; another one means that somebody was faster. */
  version: number
  expectation: Expectation | undefined
  change: LineChange | null
  operationId: string | undefined
  reply: Remembered
}

/**
 * Lines, version and remembered answer in one statement, all or nothing; answers the cart's number. Undefined when the
 * cart is no longer the one the change was made for; then nothing was written.
 */
export async function writeChange(ctx: Context, write: Write): Promise<number | undefined> {
  const { version, change, operationId, reply, expectation } = write
  const { set = [], remove = [] } = change ?? {}
  const parts = [
    remove.length > 0 && removed(remove),
    set.length > 0 && placed(set, remove.length > 0),
    operationId !== undefined && noted(operationId, reply),
  ].filter((part) => part !== false)
  const asExpected = expectation
    ? sql`and ${stockStampOf(expectation.sku, expectation.token)} = ${expectation.stockStampText}`
    : sql``
  const { rows } = await sql<{ cart_id: number }>`/* prepared */
    with changed_cart as (
      update cart t set version = version + ${change ? 1 : 0}, updated_at = ${ctx.now()}
      where ${isMeant(ctx, write)} and version = ${version} and status = 'open' ${asExpected}
      returning cart_id, version)${sql.join(
        parts.map((part) => sql`, ${part}`),
        sql``,
      )}
    select cart_id from changed_cart`.execute(ctx.db)
  return rows[0]?.cart_id
}

/** By the token at once: to find the number first would be a second look into the table. */
function isMeant({ store }: Context, { cartId, expectation }: Write) {
  if (cartId !== null || !expectation) return sql`t.cart_id = ${cartId}`
  return sql`t.token_hash = ${hashToken(expectation.token)} and t.store_id = ${store.storeId}`
}

function removed(itemIds: readonly number[]) {
  return sql`gone as (
    delete from cart_line l using changed_cart where l.cart_id = changed_cart.cart_id and l.item_id = any(${itemIds}::bigint[])
    returning 1)`
}

/** Counting makes removals come first: a line edited into what another one holds takes its place. */
function placed(lines: readonly CartLineRow[], isAfterRemoval: boolean) {
  const after = isAfterRemoval ? sql`where (select count(*) from gone) >= 0` : sql``
  const rows = lines.map(
    (
      line,
    ) => sql`select ${line.item_id}::bigint, cart_id, ${line.product_id}::bigint, ${line.sku}, ${line.qty}::int,
      ${JSON.stringify(line.options)}::jsonb, ${line.options_hash}, version from changed_cart ${after}`,
  )
  return sql`placed as (
    insert into cart_line (item_id, cart_id, product_id, sku, qty, options, options_hash, version)
    ${sql.join(rows, sql` union all `)}
    on conflict (item_id) do update set product_id = excluded.product_id, sku = excluded.sku, qty = excluded.qty,
      options = excluded.options, options_hash = excluded.options_hash, version = excluded.version)`
}

function noted(operationId: string, reply: Remembered) {
  return sql`noted as (
    insert into cart_operation (cart_id, operation_id, reply)
    select cart_id, ${operationId}, ${JSON.stringify(reply)}::json from changed_cart)`
}
