import { sql } from 'kysely'
import type { Context } from '#api/context.ts'

type Came = { line_id: number; qty: number }

/** What the warehouse books is of the oldest return that announced it; one that has come whole is closed. The order is locked. */
export async function bookReturns(
  { db, now }: Context,
  orderId: number,
  came: readonly Came[],
): Promise<void> {
  await sql`
    with came as (
      select line_id, sum(qty)::int as qty
      from jsonb_to_recordset(${JSON.stringify(came)}::jsonb) as c(line_id bigint, qty int) group by line_id),
    waiting as (
      select m.return_id, m.line_id, m.qty - m.received as missing, came.qty as there,
        coalesce(sum(m.qty - m.received) over (partition by m.line_id order by r.place
          rows between unbounded preceding and 1 preceding), 0) as before
      from return_line m join return_request r using (return_id) join came using (line_id)
      where r.order_id = ${orderId} and r.closed_at is null)
    update return_line m set received = m.received + least(w.missing, w.there - w.before)
    from waiting w where w.return_id = m.return_id and w.line_id = m.line_id and w.there > w.before`.execute(
    db,
  )
  await sql`update return_request r set closed_at = ${now()}
    where r.order_id = ${orderId} and r.closed_at is null
      and not exists (select from return_line m where m.return_id = r.return_id and m.received < m.qty)`.execute(
    db,
  )
}

/** Its order has come back whole, or never left: there is nothing more to wait for. */
export async function closeReturns({ db, now }: Context, orderId: number): Promise<void> {
  await sql`update return_request set closed_at = ${now()}
    where order_id = ${orderId} and closed_at is null`.execute(db)
}
