// The API as one Fastify instance: cross-cutting plugins first, then the features in a readable list.
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import helmet from '@fastify/helmet'
import type { Access } from '@vitrine/contract/call'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Database } from '#api/db/client.ts'
import { ShopError } from '#api/errors.ts'
import { serveDocs } from '#api/plugins/docs.ts'
import { setErrorReplies } from '#api/plugins/error-reply.ts'
import { serveHealth } from '#api/plugins/health.ts'
import { acceptOnlyJson } from '#api/plugins/json-body.ts'
import { SERVER_LIMITS, shedLoad } from '#api/plugins/limits.ts'
import { requireAccess } from '#api/plugins/require-access.ts'
import { hidePrivateQuery } from '#api/routing/credentials/private-query.ts'
import type { Feature } from '#api/routing/feature.ts'
import { type ClientFor, inProcessClient } from '#api/routing/in-process-client.ts'
import { registerRoutes } from '#api/routing/register-routes.ts'
import { type Edge, NO_EDGE } from '#api/routing/request-facts.ts'

// Content policy belongs to the pages, and strict transport to whoever ends TLS in front of the shop.
const SECURITY_HEADERS = {
  contentSecurityPolicy: false,
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
} as const

const outsideTheContract = () => {
  throw new Error('Input and replies are described by the contract, not by JSON schemas of routes.')
}
/** Fastify would load its own tools for JSON schemas, which nothing here uses, into every start. */
const NO_SCHEMAS = {
  compilersFactory: { buildValidator: outsideTheContract, buildSerializer: outsideTheContract },
}

export type ApiDeps = {
  db: Database
  features: readonly Feature[]
  logger: FastifyBaseLogger
  now?: () => Date
  isStopping?: () => boolean
  edge?: Partial<Edge>
  /** How late the event loop may be until visitors are asked to come again, in ms; 0 for as late as it likes. */
  maxEventLoopDelay?: number
}

export type Api = {
  app: FastifyInstance
  /** The typed client for rendering, one per request. */
  clientFor: ClientFor
}

export async function buildApi(deps: ApiDeps): Promise<Api> {
  const edge = { ...NO_EDGE, ...deps.edge }
  const app: FastifyInstance = Fastify({
    ...SERVER_LIMITS,
    schemaController: NO_SCHEMAS,
    rewriteUrl: hidePrivateQuery,
    trustProxy: (address: string) => edge.isTrusted(address),
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  const { identify } = deps.features.find((feature) => feature.identify) ?? {}
  const base = { db: deps.db, log: deps.logger, now: deps.now ?? (() => new Date()), identify }
  const routes = deps.features.flatMap((feature) => feature.routes)

  requireAccess(app)
  setErrorReplies(app)
  acceptOnlyJson(app)
  await app.register(helmet, SECURITY_HEADERS)
  await app.register(etag, { weak: true })
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  })
  await shedLoad(app, deps.maxEventLoopDelay)

  serveHealth(app, deps.db, deps.isStopping ?? (() => false))
  serveDocs(app, routes)
  registerRoutes(app, { ...base, edge }, routes)
  for (const { plugin } of deps.features) if (plugin) await app.register(plugin)
  refuseUnknownCalls(app)

  for (const { start } of deps.features) await start?.()
  app.addHook('onClose', async () => {
    for (const { stop } of deps.features) await stop?.()
  })
  return { app, clientFor: inProcessClient(base, routes) }
}

/** Keeps unknown API addresses from falling through to the storefront's pages. */
function refuseUnknownCalls(app: FastifyInstance): void {
  const config: { access: Access } = { access: 'public' }
  app.all('/api/*', { config }, async () => {
    throw new ShopError('NOT_FOUND')
  })
}
