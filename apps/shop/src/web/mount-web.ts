import { brotliCompressSync } from 'node:zlib'
import { ShopError } from '@vitrine/api/errors'
import { beginErrorReply } from '@vitrine/api/plugins/refusal/error-reply'
import { toErrorReply } from '@vitrine/api/refusal/to-error-reply'
import { DEFAULT_STORE_CODE } from '@vitrine/domain/store/store-view'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { preferencesOf } from './request-preferences.ts'
import { createRenderTurns } from './turns/render-turns.ts'
import type { PageResponse, WebHandler } from './web-seam.ts'

const config = { may: 'page:read' } as const
/** Pages take forms of a few fields. */
const MAX_FORM_BYTES = 65_536

type Place = {
  origin: string
  /** Whether the store of a code is closed at this moment. */
  isClosed?: (code: string) => boolean
}

/** Everything no call, picture or file claims is a page. */
export async function mountWeb(
  app: FastifyInstance,
  web: WebHandler,
  { origin, isClosed = () => false }: Place,
): Promise<void> {
  const inTurn = createRenderTurns()
  await app.register(async (scope) => {
    // Pages read their own bodies; the JSON-only rule is the API's.
    scope.removeAllContentTypeParsers()
    const parseAs = { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES } as const
    scope.addContentTypeParser('*', parseAs, (_, body, done) => done(null, body))
    showFailures(scope, web)
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      config,
      handler: async (request, reply) => {
        const elsewhere = awayFromClosed(request.url, isClosed)
        if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302)
        const cached =
          request.method === 'GET' ? await web.findCached(request.url, preferencesOf(request)) : undefined
        if (cached) return reply.code(cached.status).headers(cached.headers).send(cached.body)
        const ask = { address: request.ip, signal: leftBy(reply) }
        return sendResponse(reply, await inTurn(ask, () => web(toWebRequest(request, origin))))
      },
    })
    refuseOtherMethods(scope)
  })
}

/** A page is read, and some take a form: to whoever tries anything else, nothing at this address would be untrue. */
function refuseOtherMethods(scope: FastifyInstance): void {
  scope.route({
    // OPTIONS of any address is the preflight's, where other origins are let in.
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/*',
    config,
    handler(_, reply) {
      reply.header('allow', 'GET, HEAD, POST')
      throw new ShopError('METHOD_NOT_ALLOWED')
    },
  })
}

/**
 * Of pages about oneself, one's orders and the shop the same one stands in every store, and letters from before lead to them.
 * What leads home may sign somebody in, or name who sent them.
 */
const SAME_EVERYWHERE =
  /^(?:\?|\/(?:admin|my-account|cabinet|order|order-lookup|withdrawal|return|successful-payment|failed-payment|newsletter|alerts|password|wishlist)(?:[/?]|$))/

/** Who comes to a closed store is led to the first one, for now: it may open again. */
function awayFromClosed(url: string, isClosed: (code: string) => boolean): string | undefined {
  const [, code = '', rest = ''] = /^\/([a-z]{2})(?=[/?]|$)(.*)$/.exec(url) ?? []
  if (code === '' || !isClosed(code)) return undefined
  return `/${DEFAULT_STORE_CODE}${SAME_EVERYWHERE.test(rest) ? rest : ''}`
}

/** People get a page, also from a shop too busy to make the one they asked for; programs get the API's envelope. */
function showFailures(scope: FastifyInstance, web: WebHandler): void {
  const compressed = createCompressedPages()
  scope.setErrorHandler((error, request, reply) => {
    const { accept = '', 'accept-language': acceptLanguage = '' } = request.headers
    const isPerson = request.method !== 'POST' && accept.includes('text/html')
    if (!isPerson || toErrorReply(error).code < 500) throw error
    const { code: status } = beginErrorReply(error, request, reply)
    const { headers, html } = web.plainPage({ address: request.url, acceptLanguage, status })
    const encoding = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? 'br' : undefined
    reply.headers(headers)
    if (encoding === undefined) return reply.send(html)
    return reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' }).send(compressed(html))
  })
}

/** A crowd is refused with the same few pages, one of each store: packing each anew cost more than many a page. */
function createCompressedPages(): (html: string) => Buffer {
  const known = new Map<string, Buffer>()
  return (html) => {
    const found = known.get(html) ?? brotliCompressSync(html)
    known.set(html, found)
    return found
  }
}

/** Aborted when the visitor goes away; for no other reason, so that none has to be made for every answer that is through. */
function leftBy({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => leaving.abort('left'))
  return leaving.signal
}

function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined
  return new Request(origin + request.url, { method: request.method, headers, ...(body && { body }) })
}

async function sendResponse(reply: FastifyReply, response: PageResponse): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  // A form sent to a page without one.
  if (response.status === 405 && !response.headers.has('allow')) reply.header('allow', 'GET, HEAD')
  if (response.whole) return reply.send(response.whole)
  if (!response.body) return reply.send()
  return reply.send(Buffer.from(await response.arrayBuffer()))
}
