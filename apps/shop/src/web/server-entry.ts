// The shop's HTTP server, by Fastify's own seam: what is seen of a request before routing. A cached page is answered
// there, and while the shop stops every connection ends with its answer. Why: docs/decisions/0024-before-routing.md
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory, FastifyServerOptions } from 'fastify'
import { preferencesOf } from './request-preferences.ts'
import { isHeavy, oneATurn } from './turns/one-a-turn.ts'
import type { CachedAnswer, WebHandler } from './web-seam.ts'

type Cached = { web: Pick<WebHandler, 'findKnown'>; headOf: (page: CachedAnswer) => string[] }

export type ServerEntry = {
  serverFactory: FastifyServerFactory
  /** One for each address a host name stands for. */
  servers: readonly Server[]
  /** All that are open. */
  connections: ReadonlySet<Socket>
  /** From now on cached pages are answered before hooks and reply objects are made; `common` are headers of every answer. */
  answerCached: (web: Cached['web'], common: Record<string, string>) => void
}

export function createServerEntry(isStopping: () => boolean): ServerEntry {
  const servers: Server[] = []
  const connections = new Set<Socket>()
  let cached: Cached | undefined
  const inTurn = oneATurn()
  const serverFactory: FastifyServerFactory = (route, options) => {
    const server = createServer((request, reply) => {
      if (isStopping()) reply.shouldKeepAlive = false
      if (isHeavy(request)) inTurn(() => route(request, reply))
      else if (!cached || !answer(cached, request, reply)) route(request, reply)
    })
    setTimeouts(server, options as FastifyServerOptions)
    server.on('connection', (socket) => {
      connections.add(socket)
      socket.once('close', () => connections.delete(socket))
    })
    servers.push(server)
    return server
  }
  return {
    serverFactory,
    servers,
    connections,
    answerCached: (web, common) => {
      cached = { web, headOf: rememberHeads(common) }
    },
  }
}

type HttpOptions = FastifyServerOptions & { http?: ServerOptions }

/** Fastify sets them on servers it makes itself only. */
function setTimeouts(server: Server, options: FastifyServerOptions): void {
  const { keepAliveTimeout, requestTimeout, connectionTimeout, http } = options as HttpOptions
  if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout
  if (requestTimeout !== undefined) server.requestTimeout = requestTimeout
  if (http?.headersTimeout !== undefined) server.headersTimeout = http.headersTimeout
  if (connectionTimeout !== undefined) server.setTimeout(connectionTimeout)
}

/** Whether the page was there; it may have to be compressed first. */
function answer({ web, headOf }: Cached, request: IncomingMessage, reply: ServerResponse): boolean {
  const found =
    request.method === 'GET' ? web.findKnown(request.url ?? '', preferencesOf(request)) : undefined
  if (!found) return false
  const send = (page: CachedAnswer) => reply.writeHead(page.status, headOf(page)).end(page.body)
  if (found instanceof Promise) found.then(send, (error) => reply.destroy(error))
  else send(found)
  return true
}

/** Names and values in turn, as they are written: made once, because the head of a page costs more than finding it. */
function rememberHeads(common: Record<string, string>): (page: CachedAnswer) => string[] {
  const heads = new WeakMap<CachedAnswer, string[]>()
  return (page) => {
    const known = heads.get(page)
    if (known) return known
    const head = Object.entries({ ...common, ...page.headers }).flat()
    heads.set(page, head)
    return head
  }
}
