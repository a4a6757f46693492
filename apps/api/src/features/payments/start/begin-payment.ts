import type { PayWay } from '@vitrine/contract/order/payment'
import { commerceOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { startPayment } from './start-payment.ts'

type Placed = { orderId: number; methodCode: string }

/** Right after an order was placed. The order stands whatever comes of it: its page offers to pay. */
export async function beginPayment(
  ctx: Context,
  deps: PaymentDeps,
  { orderId, methodCode }: Placed,
): Promise<PayWay | null> {
  if (!(await isOnline(ctx, methodCode))) return null
  try {
    return await startPayment(ctx, deps, { orderId })
  } catch (err) {
    // Paid, canceled or settled otherwise since, when an order is sent again after a while.
    if (!(err instanceof ShopError)) ctx.log.error({ err, orderId }, 'a payment could not be started')
    return null
  }
}

async function isOnline(ctx: Context, code: string): Promise<boolean> {
  const { payments } = await commerceOf(ctx)
  return payments.some(
    (one) => one.storeId === ctx.store.storeId && one.code === code && one.provider !== null,
  )
}
