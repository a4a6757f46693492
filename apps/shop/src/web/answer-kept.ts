// Most requests ask for a page that is kept: they are answered before routing, hooks and reply objects are made for them.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { KeptAnswer, WebHandler } from './web-seam.ts'
import { wishesOf } from './wishes-of.ts'

// What belongs to one answer; every other header of the API's answers is common to all.
const OWN_HEADERS = /^(content-|cache-control$|connection$|date$|etag$|keep-alive$|transfer-encoding$|vary$)/

export async function answerKept(app: FastifyInstance, web: WebHandler): Promise<void> {
  const headOf = rememberHeads(await readCommonHeaders(app))
  const { server } = app
  const handlers = server.listeners('request')
  const route = (...asked: [IncomingMessage, ServerResponse]) => {
    for (const handle of handlers) handle.apply(server, asked)
  }
  const send = (reply: ServerResponse, kept: KeptAnswer) =>
    reply.writeHead(kept.status, headOf(kept)).end(kept.body)
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    const kept = findKnown(server, request, web)
    if (!kept) return route(request, reply)
    if (!(kept instanceof Promise)) return send(reply, kept)
    kept.then(
      (ready) => send(reply, ready),
      (error) => reply.destroy(error),
    )
  })
}

/** Names and values in turn, as they are written: made once, because the head of a page costs more than finding it. */
function rememberHeads(common: Record<string, string>): (kept: KeptAnswer) => string[] {
  const heads = new WeakMap<KeptAnswer, string[]>()
  return (kept) => {
    const known = heads.get(kept)
    if (known) return known
    const head = Object.entries({ ...common, ...kept.headers }).flat()
    heads.set(kept, head)
    return head
  }
}

/** While the shop closes, requests take the long way, which ends their connections. */
function findKnown(server: Server, request: IncomingMessage, web: WebHandler) {
  if (request.method !== 'GET' || !server.listening) return undefined
  return web.findKnown(request.url ?? '', wishesOf(request))
}

/** Kept pages carry the protections every answer carries. */
async function readCommonHeaders(app: FastifyInstance): Promise<Record<string, string>> {
  const { headers } = await app.inject('/health/live')
  const common = Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name))
  return Object.fromEntries(common.map(([name, value]) => [name, String(value)]))
}
