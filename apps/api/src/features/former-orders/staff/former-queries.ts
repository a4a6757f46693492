// What the staff finds former orders by, and what they see of them, as SQL.
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { keysetOf, pageOf } from '#api/db/paging/keyset.ts'
import { momentKey } from '#api/db/paging/sort-key.ts'
import { likeText } from '#api/db/text/like-text.ts'
import { nameSql } from '#api/db/text/name-sql.ts'
import { FORMER_COLUMNS, type FormerRow } from '../former-queries.ts'

const NAMED = ['Shipping Name', 'Billing Name', 'Shipping Company', 'Billing Company'] as const
const fact = (name: string) => sql`f.facts ->> ${sql.lit(name)}`

const COLUMNS = sql`${FORMER_COLUMNS}, f.email,
  coalesce(${sql.join(NAMED.map(fact))}, '') as name,
  coalesce(${fact('Shipping City')}, ${fact('Billing City')}, '') as city`

export type StaffFormerRow = FormerRow & { email: string; name: string; city: string }
export type FormerDetailsRow = StaffFormerRow & {
  facts: Record<string, string | number>
  customer: { id: number; name: string } | null
}

/** Numbers are read without their zeros and signs, as those of orders are; an old shop may have put letters before them. */
export function formerRows(q: string): RawBuilder<unknown> {
  return sql`from former_order f where ${q === '' ? sql`true` : found(q)}`
}

function found(q: string): RawBuilder<boolean> {
  const number = likeText(q.replace(/\s|^[#0]+/g, ''))
  const byNumber = number === '' ? sql`false` : sql`ltrim(f.number, '#0') ilike ${`${number}%`}`
  const names = NAMED.map((name) => sql`${fact(name)} ilike ${`%${likeText(q)}%`}`)
  return sql`(${byNumber} or f.email like ${`${likeText(q.toLowerCase())}%`} or ${sql.join(names, sql` or `)})`
}

type Wanted = { q: string; before?: string | undefined; size: number }

const SORTABLE = { id: sql<number>`f.former_order_id`, keys: { placed: momentKey(sql`f.placed_at`) } }

/** The newest first. */
export async function selectFormerOrders(
  { db }: Context,
  { q, before, size }: Wanted,
): Promise<{ shown: StaffFormerRow[]; next: string | null }> {
  const { sortedBy, isAfter, order } = keysetOf(SORTABLE, { sort: '-placed', before })
  // One more than asked for, which tells whether there are more.
  const { rows } = await sql<StaffFormerRow & { sorted_by: string }>`
    select ${sortedBy} as sorted_by, ${COLUMNS} ${formerRows(q)} and ${isAfter}
    order by ${order} limit ${size + 1}`.execute(db)
  const { shown, next } = pageOf(rows, size)
  return { shown: shown.map(({ sorted_by, ...row }) => row), next }
}

/** How many fit, and whether there is any at all. */
export async function countFormerOrders(
  { db }: Context,
  q: string,
): Promise<{ total: number; has_any: boolean }> {
  const { rows } = await sql<{ total: number; has_any: boolean }>`
    select (select count(*)::int ${formerRows(q)}) as total,
      exists (select from former_order) as has_any`.execute(db)
  return rows[0] ?? { total: 0, has_any: false }
}

/** Whose it is: the account's it was adopted by, else whoever has proven its mailbox since. */
export async function selectFormerOrder({ db }: Context, id: number): Promise<FormerDetailsRow | undefined> {
  const { rows } = await sql<FormerDetailsRow>`
    select ${COLUMNS}, f.facts,
      (select jsonb_build_object('id', c.customer_id, 'name', coalesce(${nameSql('c')}, '')) from customer c
        where c.enabled and (c.customer_id = f.customer_id or (f.customer_id is null and c.email = f.email))) as customer
    from former_order f where f.former_order_id = ${id}`.execute(db)
  return rows[0]
}
