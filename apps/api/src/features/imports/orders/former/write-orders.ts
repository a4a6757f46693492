import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import type { FormerOrder } from './former-order.ts'

export type Changed = { id: number; order: FormerOrder }

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
