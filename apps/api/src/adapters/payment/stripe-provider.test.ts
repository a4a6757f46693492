import { Stripe } from 'stripe'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PaymentProvider } from './payment-provider.ts'
import { stripeProvider } from './stripe-provider.ts'
import { aStart, known } from './testing/a-start.ts'
import { openService } from './testing/open-service.ts'

const service = openService()
const SECRET = 'whsec_test'
const SESSION = {
  id: 'cs_1',
  object: 'checkout.session',
  client_reference_id: 'r-1',
  amount_total: 12_390,
  currency: 'eur',
}
const PAID = { ...SESSION, status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' }
let provider: PaymentProvider
beforeEach(() => {
  provider = stripeProvider({ secretKey: 'sk_test_1', webhookSecret: SECRET, url: service.url() })
  service.calls.length = 0
})
const answers = (call: string, body: object, status = 200) => {
  service.script[call] = () => ({ status, body })
}

const { webhooks } = new Stripe('sk_test_1')
type Signing = { secret?: string; timestamp?: number }

function anEvent(type: string, object: object, signing: Signing = {}) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
  const header = webhooks.generateTestHeaderString({ payload, secret: SECRET, ...signing })
  return { headers: { 'stripe-signature': header }, body: Buffer.from(payload) }
}

describe('a payment at Stripe', () => {
  test('opens a page for exactly the sum, once for a reference', async () => {
    answers('POST /v1/checkout/sessions', { ...SESSION, url: 'https://checkout.stripe.com/c/cs_1' })
    expect(await provider.start(aStart())).toEqual({
      providerRef: 'cs_1',
      way: { link: 'https://checkout.stripe.com/c/cs_1' },
    })
    await provider.start(aStart())
    const [first, second] = service.calls
    expect(first?.headers['idempotency-key']).toBe('r-1')
    expect(Object.fromEntries(first?.form ?? [])).toMatchObject({
      client_reference_id: 'r-1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '12390',
      success_url: 'https://shop.test/paid',
      cancel_url: 'https://shop.test/failed',
    })
    // Stripe refuses a key that comes with another body.
    expect(second?.form.toString()).toBe(first?.form.toString())
  })

  test.each([
    ['paid', PAID, { kind: 'paid', amountMinor: 12_390, currencyCode: 'EUR' }],
    ['waits for the bank', { ...PAID, payment_status: 'unpaid' }, { kind: 'pending' }],
    ['ran out', { ...SESSION, status: 'expired', payment_status: 'unpaid' }, { kind: 'canceled' }],
    ['is open', { ...SESSION, status: 'open', payment_status: 'unpaid' }, undefined],
  ])('asked, it says: %s', async (_, session, report) => {
    answers('GET /v1/checkout/sessions/cs_1', session)
    expect(await provider.ask(known)).toEqual(report)
  })

  test('is closed there when it is given up here', async () => {
    answers('POST /v1/checkout/sessions/cs_1/expire', SESSION)
    await provider.close(known)
    expect(service.calls.map(({ path }) => path)).toEqual(['/v1/checkout/sessions/cs_1/expire'])
  })
})

describe('an event of Stripe', () => {
  test.each([
    ['checkout.session.completed', PAID, { kind: 'paid', amountMinor: 12_390, currencyCode: 'EUR' }],
    ['checkout.session.completed', { ...PAID, payment_status: 'unpaid' }, { kind: 'pending' }],
    [
      'checkout.session.async_payment_succeeded',
      PAID,
      { kind: 'paid', amountMinor: 12_390, currencyCode: 'EUR' },
    ],
    ['checkout.session.async_payment_failed', { ...PAID, payment_status: 'unpaid' }, { kind: 'failed' }],
    ['checkout.session.expired', { ...SESSION, status: 'expired' }, { kind: 'canceled' }],
  ])('%s', async (type, session, report) => {
    expect(await provider.readEvent(anEvent(type, session))).toEqual({
      id: 'evt_1',
      reference: 'r-1',
      report,
    })
  })

  test('of something else says nothing', async () => {
    expect(await provider.readEvent(anEvent('customer.created', {}))).toBeUndefined()
  })

  test('forged, changed or recorded long ago is refused', async () => {
    const { headers, body } = anEvent('checkout.session.completed', PAID)
    const refused = [
      anEvent('checkout.session.completed', PAID, { secret: 'whsec_other' }),
      anEvent('checkout.session.completed', PAID, { timestamp: Math.floor(Date.now() / 1000) - 600 }),
      { headers, body: Buffer.from(body.toString().replace('12390', '1')) },
      { headers: {}, body },
    ]
    for (const raw of refused)
      await expect(provider.readEvent(raw)).rejects.toMatchObject({ name: 'EventForged' })
  })
})

describe('a refund at Stripe', () => {
  const refund = () => provider.refund({ ...known, refundMinor: 500, key: 'refund-1' })

  test('is sent with its key', async () => {
    answers('GET /v1/checkout/sessions/cs_1', PAID)
    answers('POST /v1/refunds', { id: 're_1', object: 'refund', status: 'succeeded' })
    expect(await refund()).toEqual({ providerRef: 're_1' })
    const sent = service.calls.at(-1)
    expect([sent?.headers['idempotency-key'], sent?.form.get('amount')]).toEqual(['refund-1', '500'])
  })

  test('Stripe refuses for good is told apart from one it did not answer', async () => {
    answers('GET /v1/checkout/sessions/cs_1', PAID)
    answers('POST /v1/refunds', { error: { type: 'invalid_request_error', message: 'too much' } }, 400)
    await expect(refund()).rejects.toMatchObject({ name: 'RefundRefused' })
    answers('POST /v1/refunds', { error: { type: 'api_error', message: 'down' } }, 500)
    await expect(refund()).rejects.not.toMatchObject({ name: 'RefundRefused' })
  })
})
