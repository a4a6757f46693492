import type { listAuditLines } from '@vitrine/contract/audit/audit-log'
import type { CallParsed } from '@vitrine/contract/call'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { likeText } from '#api/db/text/like-text.ts'
import { nameSql } from '#api/db/text/name-sql.ts'

type Person = { id: number; name: string }
export type AuditRow = {
  id: number
  at: Date
  person: Person | null
  acting_for: Person | null
  job: string | null
  permission: string
  entity: string
  entity_id: string
  entity_name: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  store_id: number | null
}

/** Newest first, one more than asked for, which tells whether there are more. */
export async function selectAuditLines(
  db: Database,
  wish: CallParsed<typeof listAuditLines>['query'],
): Promise<AuditRow[]> {
  const which = sql.join(filters(wish), sql` and `)
  return select(db, sql`${which} order by a.audit_id desc limit ${wish.size + 1}`)
}

export async function findAuditLine(db: Database, id: number): Promise<AuditRow | undefined> {
  const [row] = await select(db, sql`a.audit_id = ${id}`)
  return row
}

async function select(db: Database, which: RawBuilder<unknown>): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select a.audit_id as id, a.at, ${personSql('p')} as person, ${personSql('f')} as acting_for, a.job,
      a.permission, a.entity, a.entity_id, ${ENTITY_NAME} as entity_name, a.before, a.after, a.store_id
    from audit a left join customer p on p.customer_id = a.customer_id
      left join customer f on f.customer_id = a.acting_for
    where ${which}`.execute(db)
  return rows
}

const personSql = (of: string) => sql`case when ${sql.ref(`${of}.customer_id`)} is not null
  then jsonb_build_object('id', ${sql.ref(`${of}.customer_id`)}, 'name', coalesce(${nameSql(of)}, '')) end`

/** The key of a row, read as a number, so that the row is looked up by it: none of what is no number. */
const ROW_ID = sql`case when a.entity_id ~ '^[0-9]{1,18}$' then a.entity_id::bigint end`

const ENTITY_NAME = sql`case a.entity
  when 'order' then (select o.number from shop_order o where o.order_id = ${ROW_ID})
  when 'customer' then (select ${nameSql('c')} from customer c where c.customer_id = ${ROW_ID}) end`

function filters({ q, did, person, from, until, before }: CallParsed<typeof listAuditLines>['query']) {
  const all: RawBuilder<unknown>[] = [sql`true`]
  if (did !== undefined) all.push(sql`a.permission = ${did}`)
  if (person !== undefined) all.push(sql`${person} in (a.customer_id, a.acting_for)`)
  if (from !== undefined) all.push(sql`a.at >= ${from}::timestamptz`)
  if (until !== undefined) all.push(sql`a.at < ${until}::timestamptz`)
  if (before !== undefined) all.push(sql`a.audit_id < ${before}`)
  if (q !== '') all.push(sql`(a.entity_id = ${q} or ${isNamed(q)} or ${isBy(q)})`)
  return all
}

/** Whoever fits the words is found once, not anew for each line of the log. */
function isNamed(q: string): RawBuilder<boolean> {
  const same = (name: RawBuilder<string | null>) => sql`ltrim(${name}, '0') = ltrim(${q}, '0')`
  return sql`(a.entity, a.entity_id) in (
    select 'order', o.order_id::text from shop_order o where ${same(sql`o.number`)}
    union all select 'customer', c.customer_id::text from customer c where ${same(nameSql('c'))})`
}

function isBy(q: string): RawBuilder<boolean> {
  const part = `%${likeText(q)}%`
  const people = sql`(select c.customer_id from customer c
    where ${nameSql('c')} ilike ${part} or c.email ilike ${part})`
  return sql`(a.customer_id in ${people} or a.acting_for in ${people})`
}
