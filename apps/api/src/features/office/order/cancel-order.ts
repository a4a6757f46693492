import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { takeOrderStep } from '#api/features/orders/index.ts'
import { takerOf } from './change-order.ts'

/** Its reason is for the staff and partners; the shopper is told that it is canceled. */
export async function cancelOrder(ctx: Context, orderId: number, reason: string): Promise<void> {
  assertMay(ctx, 'order:cancel')
  await takeOrderStep(ctx, { orderId, step: 'cancel', by: takerOf(ctx), details: { reason } })
  await ctx.db
    .updateTable('shop_order')
    .set({ cancel_reason: reason })
    .where('order_id', '=', orderId)
    .execute()
}
