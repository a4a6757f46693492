import { createHash, createHmac } from 'node:crypto'
import { IDEMPOTENCY_KEY } from '@vitrine/contract/atoms'
import type { PlaceOrder } from '@vitrine/contract/order'
import { orderFingerprint } from '@vitrine/domain/order/order-fingerprint'
import { sql } from 'kysely'
import { hashKey } from '#api/access/hash-key.ts'
import { type Context, customerIdOf } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'

/** One intention to buy: the key that makes it one order, what was meant by it, and who may see the result. */
export type OrderIntent = {
  body: PlaceOrder
  clientOrderId: string
  /** The client has named no id. */
  hasDerivedId: boolean
  fingerprint: string
  accessKey: string
  accessHash: Buffer
}

export async function readIntent(
  ctx: Context,
  body: PlaceOrder,
  idempotencyKey?: string,
): Promise<OrderIntent> {
  const fingerprint = createHash('sha3-224').update(orderFingerprint(body)).digest('hex')
  const givenId = orderIdOf(body, idempotencyKey)
  const clientOrderId = givenId ?? derivedId(body, fingerprint)
  // Whoever holds cart and order id gets the same key from every repeat, and the shop keeps its hash only.
  const accessKey = createHmac('sha256', await secretOf(ctx, body))
    .update(`order ${ctx.store.storeId} ${clientOrderId}`)
    .digest('hex')
    .slice(0, 32)
  return {
    body,
    clientOrderId,
    hasDerivedId: givenId === undefined,
    fingerprint,
    accessKey,
    accessHash: hashKey(accessKey),
  }
}

/** A guest's cart is opened by 128 bits nobody else knows; a customer's by a number, which is no secret. */
async function secretOf(ctx: Context, body: PlaceOrder): Promise<Buffer | string> {
  const customerId = customerIdOf(ctx)
  const isGuestCart = body.cart_id.length === 32
  if (isGuestCart || customerId === null) return body.cart_id
  const { rows } = await sql<{ order_secret: Buffer }>`/* prepared */
    select order_secret from customer where customer_id = ${customerId}`.execute(ctx.db)
  const [customer] = rows
  if (!customer) throw new ShopError('UNAUTHORIZED')
  return customer.order_secret
}

function orderIdOf({ order_id }: PlaceOrder, key: string | undefined): string | undefined {
  if (key === undefined) return order_id || undefined
  if (!IDEMPOTENCY_KEY.test(key)) throw refuse('is not an order id')
  if (order_id !== '' && order_id !== key) throw refuse('differs from order_id')
  return key
}

/** For clients without ids: the same cart in the same state with the same content is the same order. */
function derivedId({ cart_version }: PlaceOrder, fingerprint: string): string {
  return `auto-${fingerprint}-${cart_version ?? ''}`
}

function refuse(reason: string): ShopError {
  return new ShopError('VALIDATION', {
    message: `Idempotency-Key: ${reason}`,
    details: [{ path: 'Idempotency-Key', key: 'WRONG_FORM', message: reason }],
  })
}
