import type { CallReply } from '@vitrine/contract/call'
import type { payOrder as payOrderCall } from '@vitrine/contract/order/payment'
import type { Context } from '#api/context.ts'
import type { OrderRow } from '#api/features/orders/index.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { NO_WAY } from '../to-wire-way.ts'
import { viewPayment } from '../view-payment.ts'
import { startPayment } from './start-payment.ts'

type Input = { order: OrderRow; methodCode: string | undefined; expectedMinor: number | undefined }

/** The shopper's own try, from the page of the order: again, or another way. */
export async function payOrder(
  ctx: Context,
  deps: PaymentDeps,
  { order, ...wish }: Input,
): Promise<CallReply<typeof payOrderCall>> {
  const way = await startPayment(ctx, deps, { orderId: order.order_id, ...wish })
  const after = await ctx.db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', order.order_id)
    .executeTakeFirstOrThrow()
  return { ...(way ?? NO_WAY), payment: await viewPayment(ctx, after) }
}
