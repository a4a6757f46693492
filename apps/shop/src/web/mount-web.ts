import { Readable } from 'node:stream'
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
