import type { PaymentView } from '@vitrine/contract/order/payment'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import type { OrderRow } from '#api/features/orders/index.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { isLive, listPayments } from '../payment-queries.ts'
import { viewPayment } from '../view-payment.ts'
import { askService } from './ask-service.ts'

/** For a shopper who waits for the bank. */
export async function askNow(ctx: Context, deps: PaymentDeps, order: OrderRow): Promise<PaymentView> {
  for (const payment of (await listPayments(ctx.db, order.order_id)).filter(isLive)) {
    await ctx.db
      .updateTable('payment')
      .set({ asked: payment.asked + 1 })
      .where('payment_id', '=', payment.payment_id)
      .execute()
    await askService(ctx, deps, payment).catch((err) => {
      ctx.log.warn({ err, provider: payment.provider }, 'a payment service did not answer')
      throw new ShopError('UNAVAILABLE')
    })
  }
  const after = await ctx.db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', order.order_id)
    .executeTakeFirstOrThrow()
  return viewPayment(ctx, after)
}
