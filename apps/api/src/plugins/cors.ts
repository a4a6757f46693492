import type { IncomingHttpHeaders } from 'node:http'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const DAY_SECONDS = 86_400

/**
 * Lets pages of other origins use the API, without cookies: they sign in with a token. Off unless origins are named. To be
 * called before routes must say who may call them: a preflight asks for nothing.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[] = []): Promise<void> {
  if (origins.length === 0) return
  const allowed = {
    origin: origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-none-match', 'x-vs-store-code'],
    exposedHeaders: ['etag', 'retry-after', 'allow'],
    maxAge: DAY_SECONDS,
  }
  await app.register(cors, {
    delegator({ url = '', headers }, done) {
      if (url.startsWith('/api/')) done(null, { ...allowed, preflight: isPreflight(headers) })
      else done(null, { origin: false })
    },
  })
}

/** Others ask what an address takes, and are told by the address itself. */
function isPreflight(headers: IncomingHttpHeaders): boolean {
  return headers.origin !== undefined && headers['access-control-request-method'] !== undefined
}
