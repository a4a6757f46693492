// Stripe Checkout: no card number ever reaches the shop.
import type { PaymentReport } from '@vitrine/domain/order/payment-report'
import type { Stripe } from 'stripe'
import {
  EventForged,
  type PaymentProvider,
  type ProviderEvent,
  RefundRefused,
  type StartRequest,
} from './payment-provider.ts'

export type StripeSettings = {
  secretKey: string
  /** Of the endpoint at Stripe that sends events here: `whsec_…`. */
  webhookSecret: string
  /** Another address than Stripe's own; for tests. */
  url?: string | undefined
}

/** Stripe keeps a session open for half an hour at least; the shop closes it when it gives the order up. */
const EXTRA_S = 30 * 60
const TIMEOUT_MS = 10_000

export function stripeProvider({ secretKey, webhookSecret, url }: StripeSettings): PaymentProvider {
  let opened: Promise<Stripe> | undefined
  // Only a shop that takes money by it loads the library.
  const open = async () => {
    const { default: Client } = await import('stripe')
    const options = { timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false }
    return new Client(secretKey, { ...addressOf(url), ...options })
  }
  const client = () => {
    opened ??= open()
    return opened
  }
  return {
    name: 'stripe',
    formOrigins: [],
    async start(request) {
      const stripe = await client()
      const session = await stripe.checkout.sessions.create(toSession(request), {
        idempotencyKey: request.reference,
      })
      if (!session.url) throw new Error('Stripe opened a session without a page.')
      return { providerRef: session.id, way: { link: session.url } }
    },
    async readEvent({ headers, body }) {
      return toEvent(verify(await client(), { body, header: headers['stripe-signature'], webhookSecret }))
    },
    async ask({ providerRef }) {
      return reportOf(await (await client()).checkout.sessions.retrieve(providerRef))
    },
    async close({ providerRef }) {
      await (await client()).checkout.sessions.expire(providerRef)
    },
    async refund({ providerRef, refundMinor: amount, key }) {
      const stripe = await client()
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(providerRef)
      if (!intent) throw new RefundRefused('Stripe knows of no payment.')
      const payment_intent = typeof intent === 'string' ? intent : intent.id
      const { id, status } = await refundOrRefuse(() =>
        stripe.refunds.create({ payment_intent, amount }, { idempotencyKey: key }),
      )
      if (status === 'failed' || status === 'canceled') throw new RefundRefused(`Stripe says ${status}.`)
      return { providerRef: id }
    },
  }
}

function addressOf(url: string | undefined): Stripe.StripeConfig {
  if (url === undefined) return {}
  const { hostname, port, protocol } = new URL(url)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }
}

/** The same try makes the same session: nothing in it hangs on the time of the asking. */
function toSession(request: StartRequest): Stripe.Checkout.SessionCreateParams {
  const { reference, amountMinor, currencyCode, description, email, language, returnTo, closesAt } = request
  return {
    mode: 'payment',
    client_reference_id: reference,
    customer_email: email,
    // Stripe has no Ukrainian.
    locale: language === 'uk' ? 'auto' : language,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currencyCode.toLowerCase(),
          unit_amount: amountMinor,
          product_data: { name: description },
        },
      },
    ],
    payment_intent_data: { description, metadata: { reference } },
    success_url: returnTo.paid,
    cancel_url: returnTo.failed,
    expires_at: Math.floor(closesAt.getTime() / 1000) + EXTRA_S,
  }
}

type Signed = { body: Buffer; header: string | string[] | undefined; webhookSecret: string }

function verify(stripe: Stripe, { body, header = '', webhookSecret }: Signed): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, header, webhookSecret)
  } catch (error) {
    if (isOf(error, 'StripeSignatureVerificationError')) throw new EventForged(error.message)
    throw error
  }
}

function toEvent(event: Stripe.Event): ProviderEvent | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object
      const hasFailed = event.type === 'checkout.session.async_payment_failed'
      const report = hasFailed ? ({ kind: 'failed' } as const) : reportOf(session)
      const reference = session.client_reference_id
      return report && reference ? { id: event.id, reference, report } : undefined
    }
    default:
      return undefined
  }
}

/** `complete` and not paid: a bank transfer or the like is on its way. */
function reportOf(session: Stripe.Checkout.Session): PaymentReport | undefined {
  const { status, payment_status, amount_total, currency } = session
  if (status === 'expired') return { kind: 'canceled' }
  if (status !== 'complete') return undefined
  if (payment_status !== 'paid') return { kind: 'pending' }
  return { kind: 'paid', amountMinor: amount_total ?? 0, currencyCode: (currency ?? '').toUpperCase() }
}

async function refundOrRefuse(ask: () => Promise<Stripe.Refund>): Promise<Stripe.Refund> {
  try {
    return await ask()
  } catch (error) {
    if (isOf(error, 'StripeInvalidRequestError')) throw new RefundRefused(error.message)
    throw error
  }
}

const isOf = (error: unknown, type: string): error is Error => (error as { type?: string }).type === type
