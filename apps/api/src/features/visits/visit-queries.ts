import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { isPlacedSql } from '#api/db/rules/order-rules.ts'

/** The day's own random numbers: the first process that asks makes them. */
export async function readSalt(db: Database, day: string, fresh: Buffer): Promise<Buffer> {
  await sql`insert into visit_salt (day, salt) values (${day}, ${fresh}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ salt: Buffer }>`select salt from visit_salt where day = ${day}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no salt of ${day}`)
  return row.salt
}

export type SeenVisit = { day: string; store_id: number; visitor: Buffer; saw_product: boolean }

export async function insertVisit(db: Database, visit: SeenVisit): Promise<void> {
  await sql`
    insert into visit (day, store_id, visitor, saw_product)
    values (${visit.day}, ${visit.store_id}, ${visit.visitor}, ${visit.saw_product})
    on conflict (day, store_id, visitor) do update set saw_product = true
      where excluded.saw_product and not visit.saw_product`.execute(db)
}

/** Somebody who types at random fills no disk. */
const MOST_TEXTS_A_DAY = 2_000

export async function insertMiss(
  db: Database,
  { day, store_id, text }: { day: string; store_id: number; text: string },
): Promise<void> {
  await sql`
    insert into search_miss (day, store_id, text) select ${day}, ${store_id}, ${text}
    where (select count(*) from search_miss where day = ${day} and store_id = ${store_id}) < ${MOST_TEXTS_A_DAY}
    on conflict (day, store_id, text) do update set times = search_miss.times + 1`.execute(db)
}

const within = (column: string) => sql`
  ${sql.ref(column)} >= l.day::timestamp at time zone 'UTC'
  and ${sql.ref(column)} < (l.day + 1)::timestamp at time zone 'UTC'`

/**
 * What visitors of each day and store did since `from`: of days that are over what was kept, of others what the tables
 * say now. A cart counts on the day it was made, once something lies in it. Days begin at midnight in Greenwich.
 */
export const daySteps = (from: string) => sql`
  select day, store_id, visits, products, carts, orders from visit_day where day >= ${from}
  union all
  select l.day, s.store_id,
    (select count(*) from visit v where v.day = l.day and v.store_id = s.store_id),
    (select count(*) from visit v where v.day = l.day and v.store_id = s.store_id and v.saw_product),
    (select count(*) from cart c where c.store_id = s.store_id and c.status <> 'merged'
      and ${within('c.created_at')} and exists (select from cart_line i where i.cart_id = c.cart_id)),
    (select count(*) from shop_order o where o.store_id = s.store_id and ${isPlacedSql('o')}
      and ${within('o.created_at')})
  from (select distinct day from visit where day >= ${from}) l cross join store s
  where not exists (select from visit_day d where d.day = l.day and d.store_id = s.store_id)`
