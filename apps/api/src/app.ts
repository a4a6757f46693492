// The API as one Fastify instance: cross-cutting plugins first, then the features in a readable list.
import cookie from '@fastify/cookie'
import { rightsOfJob } from '@vitrine/domain/access/system-jobs'
import type { StoreView } from '@vitrine/domain/store/store-view'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
  LogController,
} from 'fastify'
import type { Database } from '#api/db/client.ts'
import { type Lanes, oneLane } from '#api/db/lanes.ts'
import { createJobs, type JobSettings, type Jobs } from '#api/jobs/create-jobs.ts'
import { watchProxy } from '#api/limits/watch-proxy.ts'
import { acceptOnlyJson } from '#api/plugins/body/json-body.ts'
import { refuseCompressed } from '#api/plugins/body/refuse-compressed.ts'
import { allowOrigins } from '#api/plugins/cors.ts'
import { endConnections } from '#api/plugins/end-connections.ts'
import { endSlowSenders } from '#api/plugins/end-slow-senders.ts'
import { serveHealth } from '#api/plugins/health.ts'
import { SERVER_LIMITS, shedLoad } from '#api/plugins/limits.ts'
import { serveMetrics } from '#api/plugins/metrics.ts'
import { serveDocs } from '#api/plugins/open-api/docs.ts'
import { setErrorReplies } from '#api/plugins/refusal/error-reply.ts'
import { refuseUnknownCalls } from '#api/plugins/refusal/unknown-calls.ts'
import { compressReplies } from '#api/plugins/reply/compress-replies.ts'
import { setSecurityHeaders } from '#api/plugins/reply/security-headers.ts'
import { tagReplies } from '#api/plugins/reply/tag-replies.ts'
import { requirePermission } from '#api/plugins/require-permission.ts'
import { traceRequests } from '#api/plugins/trace-requests.ts'
import { anyOf } from '#api/routing/credentials/identify.ts'
import { hidePrivateQuery } from '#api/routing/credentials/private-query.ts'
import type { Feature } from '#api/routing/feature.ts'
import { type ClientFor, inProcessClient } from '#api/routing/in-process-client.ts'
import { makeContext } from '#api/routing/make-context.ts'
import { registerRoutes } from '#api/routing/register-routes.ts'
import { type Edge, NO_EDGE } from '#api/routing/request-facts.ts'
import type { ServedRoute } from '#api/routing/serve.ts'
import type { Tracing } from '#api/tracing/start-tracing.ts'
import { endLateHandlers } from './plugins/end-late-handlers.ts'

const outsideTheContract = () => {
  throw new Error('Input and replies are described by the contract, not by JSON schemas of routes.')
}
/** Fastify would load its own tools for JSON schemas, which nothing here uses, into every start. */
const NO_SCHEMAS = {
  compilersFactory: { buildValidator: outsideTheContract, buildSerializer: outsideTheContract },
}

export type ApiDeps = {
  db: Database
  /** Of its own for what sells and for health; all in `db` when left out. */
  lanes?: Lanes
  features: readonly Feature[]
  /** Where no feature keeps the tables of commerce. */
  stores?: readonly StoreView[]
  logger: FastifyBaseLogger
  now?: () => Date
  isStopping?: () => boolean
  edge?: Partial<Edge>
  jobs?: JobSettings
  /** Visitors come by https: their browsers are told never to come without. */
  isHttps?: boolean
  showsDocs?: boolean
  /** Who may read `/metrics` from another machine. */
  metricsToken?: string | undefined
  /** Notes requests for a collector, once the shop listens. */
  tracing?: Pick<Tracing, 'start'> | undefined
  /** Throws while nothing can be stored. */
  assertWritable?: () => Promise<void>
  /** Makes the HTTP server, for who wants to see requests before they are routed. */
  serverFactory?: FastifyServerFactory
  /** The address that is routed in the place of the one asked for. */
  rewriteAddress?: (address: string) => string
  /** Whose pages may call the API from a browser, beside the shop's own; `*` for anybody's. */
  corsOrigins?: readonly string[]
  /** How late the event loop may be until visitors are asked to come again, in ms; 0 for as late as it likes. */
  maxEventLoopDelay?: number
}

export type Api = {
  app: FastifyInstance
  /** The typed client for rendering, one per request. */
  clientFor: ClientFor
  /** They run by themselves once the shop listens. */
  jobs: Pick<Jobs, 'names' | 'run'>
}

export async function buildApi(deps: ApiDeps): Promise<Api> {
  const edge = { ...NO_EDGE, ...deps.edge }
  const app: FastifyInstance = Fastify({
    ...SERVER_LIMITS,
    schemaController: NO_SCHEMAS,
    rewriteUrl: (request) => routedAddress(hidePrivateQuery(request), deps),
    ...(deps.serverFactory && { serverFactory: deps.serverFactory }),
    trustProxy: (address: string) => edge.isTrusted(address),
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  const identify = anyOf(deps.features.flatMap((feature) => feature.identify ?? []))
  const { commerce } = deps.features.find((feature) => feature.commerce) ?? {}
  const { buyerKey } = deps.features.find((feature) => feature.buyerKey) ?? {}
  const { db, logger: log, now = () => new Date(), isStopping = () => false } = deps
  const stores = () => commerce?.current().stores ?? deps.stores ?? []
  const base = { db, log, now, identify, stores, commerce, buyerKey }
  const lanes = deps.lanes ?? oneLane(db)
  const routes = deps.features.flatMap((feature) => inLane(feature, lanes))

  if (deps.tracing) traceRequests(app, deps.tracing)
  await allowOrigins(app, deps.corsOrigins)
  requirePermission(app)
  endSlowSenders(app)
  endLateHandlers(app)
  setErrorReplies(app, stores)
  acceptOnlyJson(app)
  refuseCompressed(app)
  watchProxy(app)
  setSecurityHeaders(app, deps.isHttps)
  tagReplies(app)
  await app.register(cookie, { hook: false })
  await compressReplies(app)
  await shedLoad(app, deps.maxEventLoopDelay)

  endConnections(app, isStopping)
  serveHealth(app, lanes, { isStopping, assertWritable: deps.assertWritable })
  serveMetrics(app, lanes.health, deps.metricsToken)
  if (deps.showsDocs ?? true) serveDocs(app, routes)
  registerRoutes(app, { ...base, edge }, routes)
  for (const { plugin } of deps.features) if (plugin) await app.register(plugin)
  refuseUnknownCalls(app, routes)

  for (const { start } of deps.features) await start?.()
  const jobs = createJobs({
    ...deps.jobs,
    features: deps.features,
    makeContext: (job) => makeContext(base, { actor: { kind: 'system', job } }),
    log: deps.logger,
  })
  assertJobsHaveRights(deps.features)
  app.addHook('onListen', async () => jobs.start())
  app.addHook('onClose', async () => {
    await jobs.stop()
    for (const { stop } of deps.features) await stop?.()
  })
  return { app, clientFor: inProcessClient(base, routes), jobs }
}

function routedAddress(address: string, { rewriteAddress }: ApiDeps): string {
  return rewriteAddress?.(address) ?? address
}

/** What sells works over connections that pages cannot take. */
function inLane({ routes, isCheckout = false }: Feature, { checkout }: Lanes): readonly ServedRoute[] {
  if (!isCheckout) return routes
  return routes.map((route) => ({
    ...route,
    handle: (ctx, input) => route.handle({ ...ctx, db: checkout }, input),
  }))
}

/** Deny by default, here too: a job nobody gave a row would be refused at night instead of now. */
function assertJobsHaveRights(features: readonly Feature[]): void {
  const jobs = features.flatMap((feature) => feature.jobs ?? [])
  const without = jobs.find(({ name, may }) => !rightsOfJob(name).includes(may))
  if (without) throw new Error(`${without.name} has no ${without.may} in domain/access/system-jobs.ts.`)
}
