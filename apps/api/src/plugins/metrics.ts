// Figures of this process for Prometheus. Asked by a program on this machine, or by whoever holds the token.
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gauge, Histogram, Registry } from 'prom-client'
import { hashKey } from '#api/access/hash-key.ts'
import { isFromOwnMachine } from '#api/access/own-machine.ts'
import type { Database } from '#api/db/client.ts'
import { ShopError } from '#api/errors.ts'
import { countUnsent } from '#api/outbox/outbox-counts.ts'

const config = { may: 'page:read' } as const
/** In seconds: from an answer out of memory to the patience of a visitor. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]

type Figures = {
  registry: Registry
  durations: Histogram<'method' | 'route' | 'status'>
  outbox: Gauge<'state'>
}

/** The library is read once the shop is open, so that no start waits for it; what came before is not counted. */
export function serveMetrics(app: FastifyInstance, db: Database, token: string | undefined): void {
  let figures: Promise<Figures> | undefined
  let open: Figures | undefined
  const read = () => {
    figures ??= openFigures()
    return figures.then((opened) => (open = opened))
  }
  app.addHook('onListen', async () => void read())
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      // The pattern, never the address: it may name somebody, and there is no end of them.
      route: request.routeOptions.url ?? 'unknown',
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    }
    open?.durations.observe(labels, reply.elapsedTime / 1_000)
  })
  app.get('/metrics', { config }, async (request, reply) => {
    // To others there is no such address.
    if (!isFromOwnMachine(request) && !holds(request, token)) throw new ShopError('NOT_FOUND')
    const { registry, outbox } = await read()
    await countOutbox(db, outbox)
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

async function openFigures(): Promise<Figures> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  // Several processes share one address; each answer says whose it is.
  registry.setDefaultLabels({ pid: String(process.pid) })
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    durations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Answers by route pattern; pages out of the cache are answered before they are counted',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers: [registry],
    }),
    outbox: new Gauge({
      name: 'vitrine_outbox_rows',
      help: 'Letters, messages and calls to the back office that wait, or were given up',
      labelNames: ['state'],
      registers: [registry],
    }),
  }
}

/** A database that is away takes its own figure with it and no other. */
async function countOutbox(db: Database, outbox: Figures['outbox']): Promise<void> {
  outbox.reset()
  const counts = await countUnsent(db).catch(() => ({}))
  for (const [state, count] of Object.entries(counts)) outbox.set({ state }, count)
}

function holds({ headers }: FastifyRequest, token: string | undefined): boolean {
  const told = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  return token !== undefined && told !== undefined && timingSafeEqual(hashKey(told), hashKey(token))
}
