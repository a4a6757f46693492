import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'
import { isPlacedSql } from '#api/db/rules/order-rules.ts'
import { withinDays } from '../within-days.ts'
import type { FormerOrder } from './former-order.ts'

export type StoredOrder = FormerOrder & { id: number }

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

const withinSql = (days: Pick<Wish, 'from' | 'to'>) => withinDays(sql`f.placed_at`, days)
