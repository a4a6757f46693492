import type { Call } from '@vitrine/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '#api/errors.ts'
import { answerCall } from '#api/routing/answer-call.ts'
import { hasTokenInQuery } from '#api/routing/credentials/find-token.ts'
import { actorOf } from '#api/routing/credentials/identify.ts'
import { privateQueryOf } from '#api/routing/credentials/private-query.ts'
import { type ContextBase, makeContext } from '#api/routing/make-context.ts'
import { invalidInput } from '#api/routing/parse-input.ts'
import { askedStoreCode } from '#api/routing/pick-store.ts'
import { acceptForms, formLimit, type Received, receiveForm } from '#api/routing/receive-form.ts'
import { keptText } from '#api/routing/reply/kept-text.ts'
import { type Edge, requestFacts } from '#api/routing/request-facts.ts'
import type { ServedRoute } from '#api/routing/serve.ts'

/** Making ten photographs small takes longer than anything else a call does. */
const FORM_TIMEOUT_MS = 90_000

/** Puts every call on its path, with the envelope of api-shapes §0.1 around the answer. */
export function registerRoutes(app: FastifyInstance, base: HttpBase, routes: readonly ServedRoute[]): void {
  for (const route of routes) if (!route.call.uploads) register(app, base, route)
  // Only calls that take files read forms; everywhere else multipart is refused unread.
  app.register(async (scope) => {
    await acceptForms(scope)
    for (const route of routes) if (route.call.uploads) register(scope, base, route)
  })
}

function register(app: FastifyInstance, base: HttpBase, route: ServedRoute): void {
  const { method, path, access, uploads } = route.call
  app.route({
    method,
    url: path,
    config: { access },
    ...(uploads && { bodyLimit: formLimit(uploads), handlerTimeout: FORM_TIMEOUT_MS }),
    handler: (request, reply) => serveOverHttp(route, base, { request, reply }),
  })
}

export type HttpBase = ContextBase & { edge: Edge }
type Exchange = { request: FastifyRequest; reply: FastifyReply }

async function serveOverHttp(route: ServedRoute, base: HttpBase, { request, reply }: Exchange) {
  const { call } = route
  const { params } = request
  const { body, uploads } = await receiveBody(call, request)
  const query = { ...(request.query as object), ...privateQueryOf(request.raw) }
  assertPlainAddress(request.url, query)
  if (hasTokenInQuery(request)) reply.header('referrer-policy', 'no-referrer')
  const facts = { ...requestFacts(request, base.edge), uploads }
  const actor = await actorOf({ call, token: facts.token, identify: base.identify })
  const ctx = makeContext(base, { storeCode: askedStoreCode(request), log: request.log, actor })
  const { result, meta } = await answerCall(route, ctx, { params, query, body, facts })
  setCacheHeaders(reply, call, facts.token !== undefined)
  if (route.call.raw) return JSON.stringify(result)
  const kept = meta ? undefined : keptText(result)
  if (!kept) return { code: 200, result, ...(meta && { meta }) }
  reply.header('etag', kept.etag)
  return kept.body
}

async function receiveBody({ uploads }: Call, request: FastifyRequest): Promise<Received> {
  if (uploads && request.isMultipart()) return receiveForm(request, uploads)
  return { body: request.body, uploads: [] }
}

/** A parameter given twice has no meaning here, and proxies disagree on which counts; NUL no text column can hold. */
function assertPlainAddress(url: string, query: Record<string, unknown>): void {
  const repeated = Object.entries(query).find(([, value]) => Array.isArray(value))
  if (repeated) throw invalidInput([{ path: repeated[0].slice(0, 60), message: 'is given more than once' }])
  if (url.includes('%00') || Object.values(query).some((value) => String(value).includes('\0')))
    throw new ShopError('BAD_REQUEST', { message: 'The address holds a NUL character.' })
}

function setCacheHeaders(reply: FastifyReply, call: Call, hasToken: boolean): void {
  reply.type('application/json; charset=utf-8')
  if (call.access !== 'public' || call.method === 'POST') reply.header('cache-control', 'no-cache, no-store')
  else if (hasToken) reply.header('cache-control', 'private, no-store')
  else reply.header('cache-control', 'no-cache').header('vary', 'x-vs-store-code')
}
