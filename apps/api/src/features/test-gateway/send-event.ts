import type { FastifyInstance } from 'fastify'
import { signTimed } from '#api/adapters/payment/timed-signature.ts'
import type { GatewayPayment } from './find-payment.ts'
import { type GatewayDeps, type GatewayEvent, reportOf, SIGNATURE_HEADER } from './test-provider.ts'

/**
 * By the shop's own front door, signed, as any service does. Where the shop does not take it, the shop asks for it later:
 * that is what its reconciler is for.
 */
export async function sendEvent(
  app: FastifyInstance,
  { secret, now }: GatewayDeps,
  payment: GatewayPayment,
): Promise<void> {
  const report = reportOf(payment, now())
  if (!report) return
  const event: GatewayEvent = {
    id: `${payment.token}-${payment.state}`,
    reference: payment.reference,
    report,
  }
  const payload = JSON.stringify(event)
  await app.inject({
    method: 'POST',
    url: new URL(payment.events_url).pathname,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signTimed({ secret, body: payload, now: now() }),
    },
    payload,
  })
}
