import { Readable } from 'node:stream'
import { beginErrorReply } from '@vitrine/api/plugins/error-reply'
import { toErrorReply } from '@vitrine/api/plugins/to-error-reply'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebHandler } from './web-seam.ts'
import { wishesOf } from './wishes-of.ts'

const config = { access: 'public' } as const

/** Everything no call, picture or file claims is a page. */
export async function mountWeb(app: FastifyInstance, web: WebHandler, origin: string): Promise<void> {
  await app.register(async (scope) => {
    // Pages read their own bodies; the JSON-only rule is the API's.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload))
    showFailures(scope, web)
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      config,
      handler: async (request, reply) => {
        const kept = request.method === 'GET' ? await web.findKept(request.url, wishesOf(request)) : undefined
        if (kept) return reply.code(kept.status).headers(kept.headers).send(kept.body)
        return sendResponse(reply, await web(toWebRequest(request, origin)))
      },
    })
  })
}

/** People get a page, also from a shop too busy to make the one they asked for; programs get the API's envelope. */
function showFailures(scope: FastifyInstance, web: WebHandler): void {
  scope.setErrorHandler((error, request, reply) => {
    const { accept = '', 'accept-language': acceptLanguage = '' } = request.headers
    const isPerson = request.method !== 'POST' && accept.includes('text/html')
    if (!isPerson || toErrorReply(error).code < 500) throw error
    const { code: status } = beginErrorReply(error, request, reply)
    const { headers, html } = web.plainPage({ address: request.url, acceptLanguage, status })
    return reply.headers(headers).send(html)
  })
}

function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const hasBody = request.method === 'POST' && request.body instanceof Readable
  return new Request(origin + request.url, {
    method: request.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(request.body as Readable) as ReadableStream, duplex: 'half' }),
  })
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (!response.body) return reply.send()
  return reply.send(Buffer.from(await response.arrayBuffer()))
}
