import type { PaymentReport } from '@vitrine/domain/order/payment-report'
import { z } from 'zod'
import {
  EventForged,
  type PaymentProvider,
  RefundRefused,
  type StartRequest,
} from '#api/adapters/payment/payment-provider.ts'
import { isSignedTimed, signTimed } from '#api/adapters/payment/timed-signature.ts'
import type { Database } from '#api/db/client.ts'
import { findByReference, type GatewayPayment } from './find-payment.ts'
import { closePayment, openPayment, refundPayment } from './gateway-queries.ts'

export type GatewayDeps = { db: Database; secret: Buffer; now: () => Date }
export const SIGNATURE_HEADER = 'test-gateway-signature'

/** The shop's side of the gateway. `test` leads to a page by a link, `test-form` by a form the browser sends. */
export function testProvider(name: 'test' | 'test-form', deps: GatewayDeps): PaymentProvider {
  const { db, secret, now } = deps
  return {
    name,
    formOrigins: [],
    async start(request) {
      const providerRef = request.reference
      if (name === 'test-form') return { providerRef, way: { form: signedForm(deps, request) } }
      const token = await openPayment(db, request, now())
      return { providerRef, way: { link: `/test-gateway/${token}` } }
    },
    async readEvent({ headers, body }) {
      const header = headers[SIGNATURE_HEADER]
      if (!isSignedTimed(header, { secret, body, now: now() }))
        throw new EventForged('The signature differs.')
      return EventSchema.parse(JSON.parse(body.toString()))
    },
    async ask({ reference }) {
      const found = await findByReference(db, reference)
      return found && reportOf(found, now())
    },
    close: ({ reference }) => closePayment(db, reference),
    async refund({ reference, key, refundMinor: amountMinor }) {
      const isDone = await refundPayment(db, { reference, key, amountMinor })
      if (!isDone) throw new RefundRefused('The test gateway was never paid that much.')
      return { providerRef: key }
    },
  }
}

const EventSchema = z.object({
  id: z.string().min(1).max(200),
  reference: z.string().min(1).max(200),
  report: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paid'), amountMinor: z.int(), currencyCode: z.string() }),
    z.object({ kind: z.enum(['pending', 'failed', 'canceled']) }),
  ]),
})
export type GatewayEvent = { id: string; reference: string; report: PaymentReport }

export function reportOf(payment: GatewayPayment, now: Date): PaymentReport | undefined {
  const { state, amount_minor: amountMinor, currency_code: currencyCode, closes_at } = payment
  if (state === 'paid') return { kind: 'paid', amountMinor, currencyCode }
  if (state === 'declined') return { kind: 'failed' }
  if (state === 'closed') return { kind: 'canceled' }
  if (closes_at <= now) return { kind: state === 'pending' ? 'failed' : 'canceled' }
  return state === 'pending' ? { kind: 'pending' } : undefined
}

/** What the browser carries over is signed: nobody pays less by changing it on the way. */
function signedForm({ secret, now }: GatewayDeps, request: StartRequest) {
  const data = Buffer.from(JSON.stringify(request)).toString('base64')
  const signature = signTimed({ secret, body: data, now: now() })
  return { action: '/test-gateway', fields: { data, signature } }
}

/** The request a form carries; undefined where it was changed, or lay about for too long. */
export function readForm(
  { secret, now }: GatewayDeps,
  { data = '', signature = '' }: Partial<Record<string, string>>,
): StartRequest | undefined {
  if (!isSignedTimed(signature, { secret, body: data, now: now() })) return undefined
  const request = JSON.parse(Buffer.from(data, 'base64').toString()) as StartRequest
  return { ...request, closesAt: new Date(request.closesAt) }
}
