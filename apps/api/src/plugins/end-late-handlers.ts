// Fastify can end what takes too long by itself, with a controller, a timer and a listener for each request, and an exception
// made for each that is through: a twentieth of a change of a cart. Here all that is under way stands in lines.
import type { Call } from '@vitrine/contract/call'
import { errorCodes, type FastifyInstance, type FastifyReply } from 'fastify'

type Patience = { longestMs: number; formMs: number; looksMs: number }
/** Making ten photographs small takes longer than anything else a call does. */
const PATIENCE: Patience = { longestMs: 30_000, formMs: 90_000, looksMs: 1_000 }

/** Fastify waits for ever by default; nothing here may. A call that takes files has as long as its page waits for it. */
export function endLateHandlers(app: FastifyInstance, patience = PATIENCE): void {
  // By how long they may take: each line is in the order in which its replies are due.
  const lines = new Map<number, Map<FastifyReply, number>>()
  const lineOf = (call: Call | undefined) => {
    const ms = longestOf(call, patience)
    const line = lines.get(ms) ?? new Map<FastifyReply, number>()
    lines.set(ms, line)
    return { line, ms }
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { line, ms } = lineOf(request.routeOptions.config.call)
    line.set(reply, performance.now() + ms)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    lineOf(request.routeOptions.config.call).line.delete(reply)
    done()
  })
  const look = () => {
    for (const line of lines.values()) endDue(line)
  }
  const looking = setInterval(look, patience.looksMs).unref()
  app.addHook('onClose', async () => clearInterval(looking))
}

const longestOf = (call: Call | undefined, { longestMs, formMs }: Patience): number =>
  call?.uploads ? Math.max(formMs, call.patienceMs ?? 0) : longestMs

function endDue(line: Map<FastifyReply, number>): void {
  for (const [reply, dueMs] of line) {
    if (dueMs > performance.now()) return
    line.delete(reply)
    end(reply)
  }
}

function end(reply: FastifyReply): void {
  // Whoever took the connection over ends it.
  if (reply.sent) return
  const { url } = reply.request.routeOptions
  const late = new errorCodes.FST_ERR_HANDLER_TIMEOUT(url ?? reply.request.url)
  // A status that is out cannot be taken back.
  if (reply.raw.headersSent) reply.raw.destroy(late)
  else reply.send(late)
}
