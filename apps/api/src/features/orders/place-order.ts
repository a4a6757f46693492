import type { PlacedOrder, PlaceOrder } from '@vitrine/contract/order'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { leftInCart } from '#api/features/cart/index.ts'
import { loadPromotions, takePromotions } from '#api/features/promotions/index.ts'
import { attributeOrder } from '#api/features/royalties/index.ts'
import { type OrderIntent, readIntent } from './order-intent.ts'
import { answerFor, recallOrder } from './placed-order.ts'
import { retryCollision } from './retry-collision.ts'
import { assertCartFits } from './steps/assert-cart-fits.ts'
import { assertStore } from './steps/assert-claims.ts'
import { claimOrder } from './steps/claim-order.ts'
import { assertAddresses, completeAddresses } from './steps/complete-addresses.ts'
import { makeLines } from './steps/make-lines.ts'
import { priceOrder, readGoods } from './steps/price-order.ts'
import { storeOrder } from './steps/store-order.ts'
import { takeStock } from './steps/take-stock.ts'
import { takeOrderStep } from './take-step.ts'

/**
 * In the sequence of their locks: key, cart, stock by sku, coupon, accounts. Each that asks the database does so once. Tests swap single
 * steps to prove that each is needed.
 */
export const orderSteps = {
  readGoods,
  claimOrder,
  makeLines,
  assertCartFits,
  loadPromotions,
  priceOrder,
  takeStock,
  takePromotions,
  attributeOrder,
  leftInCart,
  storeOrder,
}
export type OrderSteps = typeof orderSteps
type Input = { body: PlaceOrder; idempotencyKey?: string | undefined }
type Purchase = { intent: OrderIntent; read: Awaited<ReturnType<typeof readGoods>> }

/** One intention, one order, all or nothing: whatever is refused leaves no trace, whatever is repeated answers the same. */
export async function placeOrder(
  ctx: Context,
  input: Input,
  steps: OrderSteps = orderSteps,
): Promise<PlacedOrder> {
  assertStore(ctx, input.body)
  // What was meant is what was sent; what is kept of it may say more.
  const meant = await readIntent(ctx, input.body, input.idempotencyKey)
  const intent = { ...meant, body: await completeAddresses(ctx, meant.body) }
  const read = await steps.readGoods(ctx, input.body)
  return retryCollision(() => inTransaction(ctx, (ctx) => buyOnce(ctx, { intent, read }, steps)))
}

async function buyOnce(ctx: Context, { intent, read }: Purchase, steps: OrderSteps): Promise<PlacedOrder> {
  const { body } = intent
  const claim = await steps.claimOrder(ctx, intent)
  if (!claim) return answerFor(ctx, await recallOrder(ctx, intent), intent)
  const { orderId, cart, createdAt } = claim
  const lines = steps.makeLines(read.goods, { products: body.products, rows: cart.rows })
  steps.assertCartFits(cart, body, lines)
  const promotions = await steps.loadPromotions(ctx, cart.promotions, lines)
  const priced = steps.priceOrder(ctx, { ...read, body, lines, promotions, cartVersion: cart.version })
  assertAddresses(body, { isVirtual: priced.shippingAddress === null })
  await steps.takeStock(ctx, { orderId, cartId: cart.id, lines: priced.lines })
  const { email } = body.addressInformation.billingAddress
  // What was counted with, which may be less than the cart asked for.
  const { promotions: counted, totals: sums } = priced
  await steps.takePromotions(ctx, { orderId, email, promotions: counted, sums, lines: taxedLines(priced) })
  const couponPartnerId = counted.coupon?.partnerId ?? null
  const productIds = lines.map(({ product }) => product.productId)
  await steps.attributeOrder(ctx, { orderId, body, couponPartnerId, productIds, ...priced })
  const left = steps.leftInCart(cart.rows, priced.lines)
  const number = await steps.storeOrder(ctx, { orderId, intent, priced, cart, leftInCart: left })
  const totalMinor = sums.grandTotalMinor
  // What bonuses and gift cards pay whole leaves nothing to wait for.
  const isPaid = totalMinor === 0
  if (isPaid) await takeOrderStep(ctx, { orderId, step: 'pay', by: 'system', isPassing: true })
  return answerFor(ctx, { orderId, number, isPaid, totalMinor, createdAt }, intent)
}

/** Each piece at what it costs where it goes. */
const taxedLines = ({ lines, priced }: ReturnType<OrderSteps['priceOrder']>) =>
  lines.map((line, index) => ({ ...line, unitMinor: priced[index]?.unitMinor ?? line.unitMinor }))
