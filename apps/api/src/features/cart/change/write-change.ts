import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { perDatabase } from '#api/db/per-database.ts'
import { batched } from '#api/db/statement/batched.ts'
import type { CartLineRow } from '../cart-queries.ts'
import { type Asker, askedRows, askerOf, MOST_TOGETHER } from './asked-rows.ts'
import { type Remembered, STOCK_STAMP } from './read-snapshot.ts'

export type LineChange = { set: readonly CartLineRow[]; remove: readonly number[] }
/** Nobody has looked whether it is so. */
type Expectation = { sku: string; stockStampText: string }
export type Write = {
  token: string
  /** Null: whichever the token opens, which is a guest's. */
  cartId: number | null
  /** The version the change was made for; another one means that somebody was faster. */
  version: number
  expectation: Expectation | undefined
  change: LineChange | null
  operationId: string | undefined
  reply: Remembered
}
type Asked = Omit<Asker, 'number' | 'me'> & {
  token: string
  cartId: number | null
  version: number
  step: number
  now: Date
  sku: string
  expected: string | null
  removed: readonly number[]
  set: readonly CartLineRow[]
  operationId: string | undefined
  reply: Remembered
}

const writesIn = perDatabase((db) => batched((asked: readonly Asked[]) => writeAll(db, asked), MOST_TOGETHER))

/**
 * Lines, version and remembered answer in one statement, all or nothing; answers the cart's number. Undefined when the
 * cart is no longer the one the change was made for, or somebody holds it; then nothing was written.
 */
export async function writeChange(ctx: Context, write: Write): Promise<number | undefined> {
  const { token, cartId, version, change, expectation, operationId, reply } = write
  const { hash, store } = askerOf(ctx, token)
  const asked: Asked = {
    ...{ hash, store, token, cartId, version, step: change ? 1 : 0, now: ctx.now() },
    ...{ sku: expectation?.sku ?? '', expected: expectation?.stockStampText ?? null },
    ...{ removed: change?.remove ?? [], set: change?.set ?? [], operationId, reply },
  }
  return ctx.db.isTransaction ? (await writeAll(ctx.db, [asked]))[0] : writesIn(ctx.db)(asked)
}

const ASKED = `hash text, store int, token text, "cartId" bigint, version bigint, step int, now timestamptz, sku text,
  expected text, removed bigint[], set json, "operationId" text, reply json`
const LINE = sql`item_id bigint, product_id bigint, sku text, qty int, options jsonb, options_hash text`

/**
 * Each for itself: a cart somebody holds is passed over, so that nobody waits for another's, and an operation noted before
 * leaves the others alone. Removals come first: a line edited into what another one holds takes its place.
 */
async function writeAll(db: Database, all: readonly Asked[]): Promise<(number | undefined)[]> {
  const { rows } = await sql<{ at: number; cart_id: number }>`/* prepared */
    with asked as materialized ${askedRows(all, ASKED)},
    held as materialized (
      select a.at, t.cart_id from asked a cross join lateral (
        select t.cart_id from cart t
        where t.cart_id = coalesce(a."cartId", (
            select h.cart_id from cart h where h.token_hash = decode(a.hash, 'hex') and h.store_id = a.store))
          and t.version = a.version and t.status = 'open' and (a.expected is null or ${STOCK_STAMP} = a.expected)
          and not exists (
            select from cart_operation o where o.cart_id = t.cart_id and o.operation_id = a."operationId")
        for no key update of t skip locked) t),
    changed_cart as (
      update cart t set version = t.version + a.step, updated_at = a.now
      from held join asked a using (at) where t.cart_id = held.cart_id
      returning a.at, t.cart_id, t.version, a.removed, a.set, a."operationId", a.reply),
    gone as (
      delete from cart_line l using changed_cart c where l.cart_id = c.cart_id and l.item_id = any(c.removed)
      returning 1),
    placed as (
      insert into cart_line (item_id, cart_id, product_id, sku, qty, options, options_hash, version)
      select l.item_id, c.cart_id, l.product_id, l.sku, l.qty, l.options, l.options_hash, c.version
      from changed_cart c cross join lateral json_to_recordset(c.set) as l(${LINE})
      where (select count(*) from gone) >= 0
      on conflict (item_id) do update set product_id = excluded.product_id, sku = excluded.sku, qty = excluded.qty,
        options = excluded.options, options_hash = excluded.options_hash, version = excluded.version),
    noted as (
      insert into cart_operation (cart_id, operation_id, reply)
      select cart_id, "operationId", reply from changed_cart where "operationId" is not null)
    select at, cart_id from changed_cart`.execute(db)
  const byPlace = new Map(rows.map(({ at, cart_id }) => [at, cart_id]))
  return all.map((_, at) => byPlace.get(at))
}
