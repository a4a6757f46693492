import { randomUUID } from 'node:crypto'
import { findRunningCluster } from '@vitrine/postgres/find-running-cluster'
import pg from 'pg'
import { startShop } from '../../e2e/src/start-shop.ts'
import { committedInserts } from '../src/cart/committed-inserts.ts'
import { freshCarts, plainSku } from '../src/cart/fresh-carts.ts'
import { atLeast, atMost, type Figure, type Measurement } from '../src/figure.ts'
import { loopbackPosts } from '../src/loopback-posts.ts'

const CONNECTIONS = 10
const GERMANY = 4
const MAX_PER_SECOND = 4_000

export const b6CartUpdate: Measurement = {
  id: 'B6',
  title: 'a change of a cart, against one committed INSERT by the same driver',
  run: async ({ quick }) => {
    const shop = await startShop({ env: { STOREFRONT: 'off' } })
    const cluster = findRunningCluster(shop.dataDir)
    if (!cluster) throw new Error('the shop runs without its database')
    const pool = new pg.Pool({ connectionString: cluster.urlOf('vitrine'), max: CONNECTIONS })
    // The database may be gone before the last connection has said good-bye.
    pool.on('connect', (client) => void client.on('error', () => {}))
    pool.on('error', () => {})
    try {
      return await measure(`${shop.url}/api/cart/update`, pool, quick ? 3 : 10)
    } finally {
      await pool.end()
      await shop.stop()
    }
  },
}

type Run = { url: string; pool: pg.Pool; seconds: number; nextBody: () => unknown }

async function measure(url: string, pool: pg.Pool, seconds: number): Promise<Figure[]> {
  const sku = await plainSku(pool, GERMANY)
  const carts = await freshCarts(pool, GERMANY, (2 * seconds + 3) * MAX_PER_SECOND)
  const nextBody = () => ({
    cartItem: { sku, qty: 1, quoteId: carts.pop() ?? 'used up' },
    operationId: randomUUID(),
  })
  const run = { url, pool, seconds, nextBody }
  await loopbackPosts(url, { seconds: 3, connections: CONNECTIONS, nextBody })
  await committedInserts(pool, CONNECTIONS, 1)
  const figures: Figure[] = []
  for (const connections of [1, CONNECTIONS]) figures.push(...(await compare(run, connections)))
  return figures
}

/** The limit is taken before and after, so that a machine that slows down slows both. */
async function compare({ url, pool, seconds, nextBody }: Run, connections: number): Promise<Figure[]> {
  const before = await committedInserts(pool, connections, seconds)
  const ours = await loopbackPosts(url, { seconds, connections, nextBody })
  const after = await committedInserts(pool, connections, seconds)
  if (ours.errors > 0) throw new Error(`${ours.errors} changes failed`)
  const share = (100 * ours.requestsPerSecond) / ((before.perSecond + after.perSecond) / 2)
  const what = `POST /api/cart/update, fresh carts, ${connections} connection${connections > 1 ? 's' : ''}`
  const rate: Figure = {
    id: 'B6',
    what,
    ours: `${Math.round(ours.requestsPerSecond)}/s, ${share.toFixed(0)} %`,
    limit: `${Math.round(before.perSecond)} and ${Math.round(after.perSecond)} inserts/s`,
    value: share,
    goal: atLeast(share, 50, ' %'),
  }
  const tail: Figure = {
    id: 'B6',
    what: `${what}, p99`,
    ours: `${ours.p99Ms} ms`,
    limit: `${Math.max(before.p99Ms, after.p99Ms).toFixed(1)} ms`,
    value: ours.p99Ms,
    goal: atMost(ours.p99Ms, 30, ' ms'),
  }
  return [rate, tail]
}
