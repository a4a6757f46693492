import type { FormerOrder } from '@vitrine/contract/people/former-order'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { isFormerOfSql } from '#api/db/rules/former-order-rules.ts'

type Line = Omit<FormerOrder['lines'][number], 'sum'> & { price_minor: number | null }
export type FormerRow = Pick<FormerOrder, 'id' | 'number' | 'currency' | 'ending'> & {
  at: Date
  total_minor: number
  lines: Line[]
}

/** Of `former_order` as `f`, with its lines. */
export const FORMER_COLUMNS = sql`f.former_order_id as id, f.number, f.placed_at as at, f.currency_code as currency,
  f.total_minor, f.ending,
  coalesce((select jsonb_agg(jsonb_build_object('name', l.name, 'sku', l.sku, 'qty', l.qty,
      'price_minor', l.price_minor) order by l.position)
    from former_order_line l where l.former_order_id = f.former_order_id), '[]') as lines`

type Page = { size: number; skip: number }

/** The newest first, and how many there are. */
export async function selectFormerOf(
  db: Database,
  customerId: number,
  { size, skip }: Page,
): Promise<{ rows: FormerRow[]; count: number }> {
  const mine = isFormerOfSql('f', customerId)
  const { rows } = await sql<FormerRow>`
    select ${FORMER_COLUMNS} from former_order f where ${mine}
    order by f.placed_at desc, f.former_order_id desc limit ${size} offset ${skip}`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from former_order f where ${mine}`.execute(db)
  return { rows, count: counted[0]?.count ?? 0 }
}

/** Brought before then, and claimed by no account of today. */
export const deleteUnclaimed = (before: Date, limit: number): RawBuilder<unknown> =>
  sql`delete from former_order where former_order_id in (
    select f.former_order_id from former_order f where f.customer_id is null and f.brought_at < ${before}
      and not exists (select from customer c where c.email = f.email and c.enabled)
    limit ${limit} for update skip locked)`
