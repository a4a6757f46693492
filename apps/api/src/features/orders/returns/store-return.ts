import type { ReturnKind } from '@vitrine/domain/order/returns/return-window'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'

type Stored = {
  orderId: number
  place: number
  wish: { kind: ReturnKind; request_id: string; reason: string; lines: { line_id: number; qty: number }[] }
  cancels: boolean
}

/** With the order locked by the caller, who has counted what is left of each line. */
export async function storeReturn(ctx: Context, { orderId, place, wish, cancels }: Stored): Promise<number> {
  const { rows } = await sql<{ return_id: number }>`
    with made as (
      insert into return_request (order_id, place, request_id, kind, reason, cancels, at, closed_at)
      values (${orderId}, ${place}, ${wish.request_id}, ${wish.kind}, ${wish.reason}, ${cancels}, ${ctx.now()},
        ${cancels ? ctx.now() : null})
      returning return_id),
    lines as (
      insert into return_line (return_id, line_id, qty)
      select made.return_id, l.line_id, l.qty
      from made, jsonb_to_recordset(${JSON.stringify(wish.lines)}::jsonb) as l(line_id bigint, qty int))
    select return_id from made`.execute(ctx.db)
  const [made] = rows
  if (!made) throw new Error('The return was not stored.')
  return made.return_id
}
