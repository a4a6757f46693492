import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'
import { isPlacedSql } from '#api/db/rules/order-rules.ts'
import type { FormerOrder } from './former-order.ts'

export type StoredOrder = FormerOrder & { id: number }
export type Changed = { id: number; order: FormerOrder }

/** As a table would tell of it. */
const AS_TOLD = sql`f.former_order_id as id, f.number, f.email, f.currency_code as currency, f.total_minor, f.ending, f.facts,
  to_char(f.placed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as placed_at,
  coalesce((select jsonb_agg(jsonb_build_object('sku', l.sku, 'name', l.name, 'qty', l.qty,
      'price_minor', l.price_minor, 'facts', l.facts) order by l.position)
    from former_order_line l where l.former_order_id = f.former_order_id), '[]') as lines`

/** The table's orders that stand here already. */
export async function selectKnown(db: Database, given: readonly FormerOrder[]): Promise<StoredOrder[]> {
  const { rows } = await sql<StoredOrder>`
    select ${AS_TOLD} from former_order f
    join jsonb_to_recordset(${keysOf(given)}) as g(number text, placed_at timestamptz)
      on f.number = g.number and f.placed_at = g.placed_at`.execute(db)
  return rows
}

/** Those that are no history: this shop made them itself, and its own table has come back to it. */
export async function selectOwn(db: Database, given: readonly FormerOrder[]): Promise<Set<string>> {
  const { rows } = await sql<{ number: string }>`
    select o.number from shop_order o
    join jsonb_to_recordset(${keysOf(given)}) as g(number text, placed_at timestamptz) on o.number = g.number
      and date_trunc('second', o.created_at) = date_trunc('second', g.placed_at)
    where ${isPlacedSql('o')}`.execute(db)
  return new Set(rows.map(({ number }) => number))
}

const keysOf = (given: readonly FormerOrder[]) =>
  json(given.map(({ number, placed_at }) => ({ number, placed_at })))

/** Whoever has an account by that mailbox has theirs at once; the others when they have proven it. */
export async function insertFormer({ db, now }: Context, orders: readonly FormerOrder[]): Promise<void> {
  if (orders.length === 0) return
  await sql`
    with given as (select row_number() over () as at, g.* from jsonb_to_recordset(${json(orders)})
        as g(number text, email text, placed_at timestamptz, currency text, total_minor bigint, ending text,
          facts jsonb, lines jsonb)),
      made as (
        insert into former_order (customer_id, email, number, placed_at, currency_code, total_minor, ending, facts,
          brought_at)
        select (select c.customer_id from customer c where c.email = g.email and c.enabled), g.email, g.number,
          g.placed_at, g.currency, g.total_minor, g.ending, g.facts, ${now()}
        from given g order by g.at
        returning former_order_id, number, placed_at)
    insert into former_order_line (former_order_id, position, sku, name, qty, price_minor, facts)
    select m.former_order_id, l.at - 1, l.line ->> 'sku', l.line ->> 'name', (l.line ->> 'qty')::integer,
      (l.line ->> 'price_minor')::bigint, l.line -> 'facts'
    from made m join given g using (number, placed_at),
      jsonb_array_elements(g.lines) with ordinality as l(line, at)`.execute(db)
}

export async function updateFormer({ db }: Context, changed: readonly Changed[]): Promise<void> {
  if (changed.length === 0) return
  const rows = json(changed.map(({ id, order }) => ({ id, ...order })))
  await sql`update former_order f set currency_code = g.currency, total_minor = g.total_minor, ending = g.ending,
      facts = g.facts
    from jsonb_to_recordset(${rows}) as g(id bigint, currency text, total_minor bigint, ending text, facts jsonb)
    where f.former_order_id = g.id`.execute(db)
  await sql`delete from former_order_line where former_order_id = any(${changed.map(({ id }) => id)}::bigint[])`.execute(
    db,
  )
  await sql`insert into former_order_line (former_order_id, position, sku, name, qty, price_minor, facts)
    select g.id, l.at - 1, l.line ->> 'sku', l.line ->> 'name', (l.line ->> 'qty')::integer,
      (l.line ->> 'price_minor')::bigint, l.line -> 'facts'
    from jsonb_to_recordset(${rows}) as g(id bigint, lines jsonb),
      jsonb_array_elements(g.lines) with ordinality as l(line, at)`.execute(db)
}

type Wish = { from?: string | undefined; to?: string | undefined; after: number; size: number }

/** The piece behind a number. */
export async function selectFormer(db: Database, { from, to, after, size }: Wish): Promise<StoredOrder[]> {
  const { rows } = await sql<StoredOrder>`
    select ${AS_TOLD} from former_order f where f.former_order_id > ${after} and ${withinSql({ from, to })}
    order by f.former_order_id limit ${size}`.execute(db)
  return rows
}

export async function countFormer(db: Database, wish: Pick<Wish, 'from' | 'to'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from former_order f where ${withinSql(wish)}`.execute(db)
  return rows[0]?.count ?? 0
}

const withinSql = ({ from, to }: Pick<Wish, 'from' | 'to'>) => sql<boolean>`
  ${from === undefined ? sql`true` : sql`f.placed_at >= ${`${from}T00:00:00Z`}::timestamptz`}
  and ${to === undefined ? sql`true` : sql`f.placed_at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`}`
