import { createHmac } from 'node:crypto'
import { signTimed } from '#api/adapters/payment/timed-signature.ts'
import type { PaymentShop } from './open-payment-shop.ts'
import { SECRET } from './open-payment-shop.ts'

/** What a browser does at the hosted page: where it is led to next. */
export async function answer(shop: PaymentShop, link: string, how: 'pay' | 'decline' | 'leave') {
  const reply = await shop.api().app.inject({
    method: 'POST',
    url: `${link}/${how}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })
  return { status: reply.statusCode, to: reply.headers.location }
}

const secret = createHmac('sha256', SECRET).update('test gateway').digest()

type Sent = { provider?: string; signedAt?: Date; signature?: string }

/** An event as the gateway would send it, or somebody who would like to be it. */
export async function sendEvent(shop: PaymentShop, event: object, sent: Sent = {}): Promise<number> {
  return (await replyTo(shop, event, sent)).statusCode
}

/** What the shop answers to it. */
export async function replyTo(
  shop: PaymentShop,
  event: object,
  { provider = 'test', signedAt = shop.now(), signature }: Sent = {},
) {
  const payload = JSON.stringify(event)
  const signed = signature ?? signTimed({ secret, body: payload, now: signedAt })
  return await shop.api().app.inject({
    method: 'POST',
    url: `/api/payment/${provider}/events`,
    headers: { 'content-type': 'application/json', 'test-gateway-signature': signed },
    payload,
  })
}
