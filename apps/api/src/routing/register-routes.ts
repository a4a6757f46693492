import type { Call } from '@vitrine/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '#api/errors.ts'
import { answerCall } from '#api/routing/answer-call.ts'
import { type ContextBase, makeContext } from '#api/routing/make-context.ts'
import { invalidInput } from '#api/routing/parse-input.ts'
import { askedStoreCode } from '#api/routing/pick-store.ts'
import { requestFacts } from '#api/routing/request-facts.ts'
import type { ServedRoute } from '#api/routing/serve.ts'

/** Puts every call on its path, with the envelope of api-shapes §0.1 around the answer. */
export function registerRoutes(
  app: FastifyInstance,
  base: ContextBase,
  routes: readonly ServedRoute[],
): void {
  for (const route of routes) {
    const { method, path, access } = route.call
    app.route({
      method,
      url: path,
      config: { access },
      handler: (request, reply) => serveOverHttp(route, base, { request, reply }),
    })
  }
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

async function serveOverHttp(route: ServedRoute, base: ContextBase, { request, reply }: Exchange) {
  assertPlainAddress(request)
  const facts = requestFacts(request)
  const ctx = makeContext(base, { storeCode: askedStoreCode(request), log: request.log })
  const { params, query, body } = request
  const { result, meta } = await answerCall(route, ctx, { params, query, body, facts })
  setCacheHeaders(reply, route.call, facts.token !== undefined)
  return route.call.raw ? JSON.stringify(result) : { code: 200, result, ...(meta && { meta }) }
}

/** A parameter given twice has no meaning here, and proxies disagree on which counts; NUL no text column can hold. */
function assertPlainAddress({ query, url }: FastifyRequest): void {
  const repeated = Object.entries(query ?? {}).find(([, value]) => Array.isArray(value))
  if (repeated) throw invalidInput([{ path: repeated[0].slice(0, 60), message: 'is given more than once' }])
  if (url.includes('%00'))
    throw new ShopError('BAD_REQUEST', { message: 'The address holds a NUL character.' })
}

function setCacheHeaders(reply: FastifyReply, call: Call, hasToken: boolean): void {
  reply.type('application/json; charset=utf-8')
  if (call.access !== 'public') reply.header('cache-control', 'no-cache, no-store')
  else if (hasToken) reply.header('cache-control', 'private, no-store')
  else reply.header('cache-control', 'no-cache').header('vary', 'x-vs-store-code')
}
