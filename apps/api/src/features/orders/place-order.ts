import type { PlacedOrder, PlaceOrder } from '@vitrine/contract/order'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { takeOutOrdered } from '#api/features/cart/index.ts'
import { type OrderIntent, readIntent } from './order-intent.ts'
import { answerFor } from './placed-order.ts'
import { retryCollision } from './retry-collision.ts'
import { claimOrder } from './steps/claim-order.ts'
import { assertVersionIsFree, holdCart } from './steps/hold-cart.ts'
import { priceOrder } from './steps/price-order.ts'
import { storeOrder } from './steps/store-order.ts'
import { takeStock } from './steps/take-stock.ts'

/** In the sequence of their locks: key, cart, stock by sku. Tests swap single steps to prove that each is needed. */
export const orderSteps = {
  claimOrder,
  holdCart,
  assertVersionIsFree,
  priceOrder,
  takeStock,
  takeOutOrdered,
  storeOrder,
  answerFor,
}
export type OrderSteps = typeof orderSteps
type Input = { body: PlaceOrder; idempotencyKey?: string | undefined }

/** One intention, one order, all or nothing: whatever is refused leaves no trace, whatever is repeated answers the same. */
export async function placeOrder(
  ctx: Context,
  input: Input,
  steps: OrderSteps = orderSteps,
): Promise<PlacedOrder> {
  const intent = await readIntent(ctx, input.body, input.idempotencyKey)
  return retryCollision(() => inTransaction(ctx, (ctx) => buyOnce(ctx, intent, steps)))
}

async function buyOnce(ctx: Context, intent: OrderIntent, steps: OrderSteps): Promise<PlacedOrder> {
  const { body } = intent
  const { orderId, isNew } = await steps.claimOrder(ctx, intent)
  if (!isNew) return steps.answerFor(ctx, orderId, intent)
  const cart = await steps.holdCart(ctx, body.cart_id)
  const cartVersion = body.cart_version ?? cart.version
  await steps.assertVersionIsFree(ctx, cart.cartId, cartVersion)
  const priced = await steps.priceOrder(ctx, body, cartVersion)
  await steps.takeStock(ctx, orderId, priced.lines)
  await steps.takeOutOrdered(ctx, cart, priced.lines)
  await steps.storeOrder(ctx, { orderId, intent, priced, cartId: cart.cartId, cartVersion })
  return steps.answerFor(ctx, orderId, intent)
}
