import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

const YEAR_S = 31_536_000

/** Headers that close what browsers leave open. Made once: Fastify's own plugin for them makes the lot anew with each request. */
export function setSecurityHeaders(app: FastifyInstance, isHttps = false): void {
  const setHeaders = helmet({
    // Content policy belongs to the pages.
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: YEAR_S, includeSubDomains: false },
  })
  app.addHook('onRequest', ({ raw }, reply, done) =>
    setHeaders(raw, reply.raw, (error) => done(error as Error | undefined)),
  )
}
