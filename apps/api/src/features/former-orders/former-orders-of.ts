import type { FormerOrder } from '@vitrine/contract/people/former-order'
import { toMajor } from '@vitrine/domain/money/money'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { isFormerOfSql } from '#api/db/rules/former-order-rules.ts'

type Line = Omit<FormerOrder['lines'][number], 'sum'> & { price_minor: number | null }
export type FormerRow = Pick<FormerOrder, 'id' | 'number' | 'currency' | 'ending'> & {
  at: Date
  total_minor: number
  lines: Line[]
}
type Page = { size: number; skip: number }

/** Of `former_order` as `f`, with its lines. */
export const FORMER_COLUMNS = sql`f.former_order_id as id, f.number, f.placed_at as at, f.currency_code as currency,
  f.total_minor, f.ending,
  coalesce((select jsonb_agg(jsonb_build_object('name', l.name, 'sku', l.sku, 'qty', l.qty,
      'price_minor', l.price_minor) order by l.position)
    from former_order_line l where l.former_order_id = f.former_order_id), '[]') as lines`

/** The newest first, and how many there are. */
export async function formerOrdersOf(
  { db }: Context,
  customerId: number,
  { size, skip }: Page,
): Promise<{ items: FormerOrder[]; count: number }> {
  const mine = isFormerOfSql('f', customerId)
  const { rows } = await sql<FormerRow>`
    select ${FORMER_COLUMNS} from former_order f where ${mine}
    order by f.placed_at desc, f.former_order_id desc limit ${size} offset ${skip}`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from former_order f where ${mine}`.execute(db)
  return { items: rows.map((row) => toFormerOrder(row)), count: counted[0]?.count ?? 0 }
}

export const toFormerOrder = <R extends FormerRow>({ at, total_minor, lines, ...row }: R) => ({
  ...row,
  at: at.toISOString(),
  total: toMajor(total_minor),
  lines: lines.map(({ price_minor, ...line }) => ({
    ...line,
    sum: price_minor === null ? null : toMajor(price_minor * line.qty),
  })),
})
