import { isStoreCode } from '@vitrine/domain/store/store-identity'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { askedStoreCode } from '#api/routing/pick-store.ts'
import type { Tracing } from '#api/tracing/start-tracing.ts'
import { currentTracer, type OpenSpan } from '#api/tracing/tracer.ts'

/** Asked every few seconds by machines that only want to know whether the shop is there. */
const PROBES = /^\/(health\/|metrics$)/

/**
 * A span for each request, by the pattern of its route: an address may name somebody. Before everything else, so that what
 * other plugins do is a part of it.
 */
export function traceRequests(app: FastifyInstance, tracing: Pick<Tracing, 'start'>): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onListen', async () => void tracing.start())
  app.addHook('onRequest', (request, reply, done) => {
    const span = begin(request)
    if (!span) return done()
    spans.set(request, span)
    // Also where the visitor goes away before there is an answer.
    reply.raw.once('close', () => {
      const status = reply.statusCode
      span.note({ 'http.response.status_code': status })
      span.end(faultOf(status, reply.raw.writableEnded))
    })
    span.run(done)
  })
  // A body comes by events of its connection, which belong to no request.
  app.addHook('preValidation', (request, _, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
}

function begin(request: FastifyRequest): OpenSpan | undefined {
  const route = request.routeOptions.url ?? 'unknown'
  if (PROBES.test(route)) return undefined
  const { traceparent } = request.headers
  const store = storeOf(request)
  return currentTracer()?.begin({
    name: `${request.method} ${route}`,
    kind: 'server',
    attributes: {
      'http.request.method': request.method,
      'http.route': route,
      ...(store && { 'vitrine.store': store }),
    },
    ...(typeof traceparent === 'string' && { traceparent }),
  })
}

/** One the shop has, as a call names it or a page's address begins with it; nothing else anybody wrote. */
function storeOf(request: FastifyRequest): string | undefined {
  const asked = askedStoreCode(request) ?? request.url.split(/[/?]/)[1]
  return asked !== undefined && isStoreCode(asked) ? asked : undefined
}

function faultOf(status: number, isSent: boolean): string | undefined {
  if (status >= 500) return String(status)
  return isSent ? undefined : 'aborted'
}
