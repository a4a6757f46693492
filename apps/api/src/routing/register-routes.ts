import { BODY_BYTES, type Call } from '@vitrine/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AnswerCookie, cachedText } from '#api/answer.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { spendAllowance } from '#api/limits/spend-allowance.ts'
import { noTextIn } from '#api/refusal/unreadable.ts'
import { answerCall } from '#api/routing/answer-call.ts'
import { hasTokenInQuery } from '#api/routing/credentials/find-token.ts'
import { actorOf } from '#api/routing/credentials/identify.ts'
import { privateQueryOf } from '#api/routing/credentials/private-query.ts'
import { FormFields } from '#api/routing/forms/accept-fields.ts'
import { plainFields } from '#api/routing/forms/plain-fields.ts'
import { acceptForms, assertFormFits, type Received, receiveForm } from '#api/routing/forms/receive-form.ts'
import { type ContextBase, makeContext } from '#api/routing/make-context.ts'
import { askedStoreCode } from '#api/routing/pick-store.ts'
import { type Edge, requestFacts } from '#api/routing/request-facts.ts'
import type { ServedRoute } from '#api/routing/serve.ts'

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
  const { method, path, may, maxBodyBytes = BODY_BYTES, ownPagesOnly } = route.call
  app.route({
    method,
    url: path,
    // Who looks whether an address is there wants nothing done.
    ...(ownPagesOnly && { exposeHeadRoute: false }),
    config: { may, isCall: true, call: route.call, isPrivate: !isForAll(route.call) },
    bodyLimit: maxBodyBytes,
    onRequest: (request) => admit(route, base, request),
    handler: (request, reply) => serveOverHttp(route, base, { request, reply }),
  })
}

/** Before the body is read: a form too heavy, and who has tried too often, cost the shop nothing more. */
async function admit(
  { call, attempts }: ServedRoute,
  { db }: HttpBase,
  request: FastifyRequest,
): Promise<void> {
  if (call.ownPagesOnly) assertOnPurpose(request)
  if (call.uploads) assertFormFits(request.headers, call.uploads)
  if (attempts) await spendAllowance(db, attempts, request.ip)
}

/** Not a link somebody follows, nor a page fetched ahead: other sites cannot add a header of ours. */
function assertOnPurpose({ headers }: FastifyRequest): void {
  const isAhead = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`.includes('prefetch')
  const hasHeader = headers['x-vs-store-code'] !== undefined || /^Bearer /i.test(headers.authorization ?? '')
  const isOwn = headers['sec-fetch-site'] === 'same-origin' || hasHeader
  if (isAhead || !isOwn || headers['sec-fetch-mode'] === 'navigate') throw new ShopError('ACCESS_DENIED')
}

export type HttpBase = ContextBase & { edge: Edge }
type Exchange = { request: FastifyRequest; reply: FastifyReply }

async function serveOverHttp(route: ServedRoute, base: HttpBase, { request, reply }: Exchange) {
  const { call } = route
  const received = await receiveBody(call, request)
  try {
    return await answerOverHttp(route, base, { request, reply, received })
  } finally {
    await received.release?.()
  }
}

async function answerOverHttp(
  route: ServedRoute,
  base: HttpBase,
  { request, reply, received }: Exchange & { received: Received },
) {
  const { call } = route
  const { params } = request
  const { body, uploads } = received
  const query = { ...(request.query as object), ...privateQueryOf(request.raw) }
  assertPlainAddress(request.url, { query, params: params as object })
  if (hasTokenInQuery(request)) reply.header('referrer-policy', 'no-referrer')
  const facts = requestFacts(request, base.edge, uploads)
  const actor = await actorOf({ call, token: facts.token, identify: base.identify })
  const ctx = makeContext(base, { storeCode: askedStoreCode(request), log: request.log, actor })
  const { result, meta, cookies = [] } = await answerCall(route, ctx, { params, query, body, facts })
  setCacheHeaders(reply, call, facts.token !== undefined)
  if (cookies.length > 0) setCookies(reply, cookies)
  if (route.call.raw) return JSON.stringify(result)
  const cached = meta ? undefined : cachedText(result)
  if (!cached) return { code: 200, result, ...(meta && { meta }) }
  reply.header('etag', cached.etag)
  return cached.body
}

async function receiveBody({ uploads }: Call, request: FastifyRequest): Promise<Received> {
  if (uploads && request.isMultipart()) return receiveForm(request, uploads)
  const { body } = request
  if (uploads && body instanceof FormFields) return { body: plainFields(body.values, uploads), uploads: [] }
  return { body, uploads: [] }
}

/** A parameter given twice has no meaning here, and proxies disagree on which counts; NUL no text column can hold. */
function assertPlainAddress(url: string, { query, params }: { query: object; params: object }): void {
  const repeated = Object.entries(query).find(([, value]) => Array.isArray(value))
  if (repeated)
    throw invalidInput([
      { path: repeated[0].slice(0, 60), key: 'GIVEN_TWICE', message: 'is given more than once' },
    ])
  const spoilt = [...Object.entries(query), ...Object.entries(params)].find(([, value]) =>
    String(value).includes('\0'),
  )
  if (spoilt) throw noTextIn(spoilt[0].slice(0, 60), 'NUL')
  if (url.includes('%00'))
    throw new ShopError('BAD_REQUEST', { message: 'The address holds a NUL character.' })
}

/** A browser takes a cookie so named from this very host only, and by https only. */
const BOUND_TO_HOST = '__Host-'

/** `Secure` wherever the shop is reached by https; a development shop has none. */
function setCookies(reply: FastifyReply, cookies: readonly AnswerCookie[]): void {
  reply.header('cache-control', 'no-cache, no-store')
  for (const { name, path, value, maxAgeSeconds } of cookies) {
    const scope = {
      path,
      httpOnly: true,
      sameSite: 'strict',
      secure: reply.request.protocol === 'https' || name.startsWith(BOUND_TO_HOST),
    } as const
    if (value === undefined) reply.clearCookie(name, scope)
    else reply.setCookie(name, value, { ...scope, maxAge: maxAgeSeconds })
  }
}

/** What does something may be asked by GET, too: its answer signs somebody in. */
function isForAll({ anonymous, guestsAlike, ownPagesOnly, method }: Call): boolean {
  return (anonymous || guestsAlike) === true && !ownPagesOnly && method !== 'POST'
}

function setCacheHeaders(reply: FastifyReply, call: Call, hasToken: boolean): void {
  reply.type('application/json; charset=utf-8')
  if (!isForAll(call)) reply.header('cache-control', 'no-cache, no-store')
  else if (hasToken) reply.header('cache-control', 'private, no-store')
  else {
    // What answers vary by already, the origin that may read them, stays said.
    const before = reply.getHeader('vary')
    const own = call.guestsAlike ? ['x-vs-store-code', 'authorization'] : ['x-vs-store-code']
    const vary = [...(before === undefined ? [] : [String(before)]), ...own].join(', ')
    reply.header('cache-control', 'no-cache').header('vary', vary)
  }
}
