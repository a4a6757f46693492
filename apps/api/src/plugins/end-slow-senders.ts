// Who sends slowly holds a connection. Node knows one time for all requests, which must suit the longest; here each has its own.
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Call } from '@vitrine/contract/call'
import type { FastifyInstance } from 'fastify'
import { refuseUnreadable } from './refuse-unreadable.ts'

type Patience = {
  arrivesMs: number
  /** How often an upload is looked at again after that. */
  looksMs: number
  leastBytesASecond: number
  /** Time to read the refusal: a connection that is broken off takes it along. */
  readsMs: number
}
/** A quarter of a megabit. */
const PATIENCE: Patience = { arrivesMs: 30_000, looksMs: 10_000, leastBytesASecond: 32_768, readsMs: 5_000 }

/**
 * Half a minute for what is sent. A file of the staff may take as long as its page waits for it, while it keeps coming: fifty
 * megabytes over a slow line are minutes, and a trickle is nobody's line.
 */
export function endSlowSenders(app: FastifyInstance, patience = PATIENCE): void {
  app.addHook('onRequest', (request, _, done) => {
    const { call } = request.routeOptions.config
    if (hasBody(request.raw)) watch(request.raw, longestOf(call) ?? patience.arrivesMs, patience)
    done()
  })
}

const longestOf = (call: Call | undefined): number | undefined =>
  call?.uploads ? call.patienceMs : undefined

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function watch(raw: IncomingMessage, longestMs: number, patience: Patience) {
  const { arrivesMs, looksMs, leastBytesASecond, readsMs } = patience
  const { socket } = raw
  // What the program asks of itself comes over no line.
  if (!(socket instanceof Socket)) return
  const [before, since] = [socket.bytesRead, Date.now()]
  const look = () => {
    if (raw.complete || raw.destroyed) return
    const ms = Date.now() - since
    const isSteady = socket.bytesRead - before >= (ms / 1_000) * leastBytesASecond
    if (ms < longestMs && isSteady) timer = setTimeout(look, looksMs).unref()
    else refuseLate(socket, readsMs)
  }
  let timer = setTimeout(look, arrivesMs).unref()
  raw.once('close', () => clearTimeout(timer))
}

function refuseLate(socket: Socket, readsMs: number): void {
  refuseUnreadable(Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
  setTimeout(() => socket.destroy(), readsMs).unref()
}
