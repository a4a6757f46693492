import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { returnLines } from '#api/features/orders/staff/return-lines.ts'

/** So many pieces of the first line of an order are booked as come back. */
export async function comesBack(ctx: Context, orderId: number, qty: number): Promise<void> {
  const { line_id } = await ctx.db
    .selectFrom('shop_order_line')
    .select('line_id')
    .where('order_id', '=', orderId)
    .orderBy('line_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const lines = [{ line_id, qty }]
  await inTransaction(ctx, (ctx) => returnLines(ctx, { orderId, lines, reason: '', by: 'system' }))
}
