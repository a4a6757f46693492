import type { ReturnView } from '@vitrine/contract/order/returns'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

export type StoredReturn = ReturnView & { return_id: number; order_id: number; request_id: string }

/** All of an order, or one of them, in the order they were announced. */
export async function listReturns(
  db: Database,
  of: { orderId: number } | { returnId: number },
): Promise<StoredReturn[]> {
  const which = 'orderId' in of ? sql`r.order_id = ${of.orderId}` : sql`r.return_id = ${of.returnId}`
  const { rows } = await sql<Omit<StoredReturn, 'at'> & { at: Date }>`
    select r.return_id, r.order_id, r.request_id, o.number || '-' || r.place as number, r.kind, r.reason, r.at, r.cancels,
      r.closed_at is not null as closed,
      (select jsonb_agg(jsonb_build_object('line_id', l.line_id, 'name', l.name, 'options', l.options,
          'thumbnail', l.thumbnail, 'qty', m.qty, 'received', m.received) order by l.line_id)
        from return_line m join shop_order_line l using (line_id) where m.return_id = r.return_id) as lines
    from return_request r join shop_order o using (order_id) where ${which} order by r.place`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Without what is the shop's own. */
export function viewReturn({
  return_id: _,
  order_id: __,
  request_id: ___,
  ...view
}: StoredReturn): ReturnView {
  return view
}
