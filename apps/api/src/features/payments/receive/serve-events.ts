import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { EventForged, type PaymentProvider } from '#api/adapters/payment/payment-provider.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { unreadable } from '#api/refusal/unreadable.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { receiveEvent } from './receive-event.ts'

const MAX_EVENT_BYTES = 262_144
type Asked = FastifyRequest<{ Params: { provider: string }; Body: Buffer | undefined }>

/** Where services tell what became of payments. A signature is over bytes, so these are read as they came. */
export async function serveEvents(
  app: FastifyInstance,
  { providers }: PaymentDeps,
  makeContext: () => Promise<Context>,
): Promise<void> {
  app.removeAllContentTypeParsers()
  const parseAs = { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES } as const
  app.addContentTypeParser('*', parseAs, (_, body, done) => done(null, body))
  const config = { may: 'payment:report' } as const
  app.post('/api/payment/:provider/events', { config }, async (request, reply) => {
    const { params, body = Buffer.alloc(0), headers } = request as Asked
    const provider = providers.get(params.provider)
    if (!provider) throw new ShopError('NOT_FOUND')
    const event = await readEvent(provider, { headers, body })
    const ctx = await makeContext()
    if (event) ctx.log.info({ provider: provider.name, kind: event.report.kind }, 'a payment event')
    if (event) await receiveEvent(ctx, { name: provider.name, event })
    return reply.header('cache-control', 'no-store').send({ code: 200, result: true })
  })
}

async function readEvent(provider: PaymentProvider, raw: Parameters<PaymentProvider['readEvent']>[0]) {
  try {
    return await provider.readEvent(raw)
  } catch (error) {
    if (error instanceof EventForged) throw new ShopError('EVENT_FORGED')
    if (error instanceof SyntaxError || error instanceof ZodError)
      throw unreadable('body', 'is no event of this service')
    throw error
  }
}
