import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { type AskedOrder, getOrderFor } from '../find-order.ts'

/** Wished for after the order, as at the checkout: whoever signs in with its mailbox finds it in their account. */
export async function keepOrder(ctx: Context, asked: AskedOrder): Promise<true> {
  const { order_id } = await getOrderFor(ctx, 'order:place', asked)
  // One statement: an order that somebody has adopted meanwhile stays as it is.
  const kept = await ctx.db
    .updateTable('shop_order')
    .set({ for_account: true })
    .where('order_id', '=', order_id)
    .where('customer_id', 'is', null)
    .executeTakeFirst()
  if (kept.numUpdatedRows === 0n) throw new ShopError('CONFLICT', { message: 'ORDER_IN_ACCOUNT' })
  return true
}
