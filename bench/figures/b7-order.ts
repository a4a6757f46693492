import { randomUUID } from 'node:crypto'
import { findRunningCluster } from '@vitrine/postgres/find-running-cluster'
import pg from 'pg'
import { startShop } from '../../e2e/src/start-shop.ts'
import { filledCarts } from '../src/cart/filled-carts.ts'
import { insertsInTransactions } from '../src/cart/inserts-in-transactions.ts'
import { atLeast, atMost, type Figure, type Measurement } from '../src/figure.ts'
import { loopbackPosts } from '../src/loopback-posts.ts'

const CONNECTIONS = 10
const GERMANY = 4
const MAX_PER_SECOND = 1_500
const WARM_UP_SECONDS = 3
const ADDRESS = {
  firstname: 'Anna',
  lastname: 'Berg',
  street: ['Hauptstr. 1'],
  city: 'Berlin',
  postcode: '10115',
  country_id: 'DE',
  email: 'anna@example.org',
}

export const b7Order: Measurement = {
  id: 'B7',
  title: 'an order of three lines, mails going out, against five INSERTs in one transaction',
  run: async ({ quick }) => {
    const shop = await startShop({ env: { STOREFRONT: 'off' } })
    const cluster = findRunningCluster(shop.dataDir)
    if (!cluster) throw new Error('the shop runs without its database')
    const pool = new pg.Pool({ connectionString: cluster.urlOf('vitrine'), max: CONNECTIONS })
    // The database may be gone before the last connection has said good-bye.
    pool.on('connect', (client) => void client.on('error', () => {}))
    pool.on('error', () => {})
    try {
      return await measure(`${shop.url}/api/order`, pool, quick ? 3 : 10)
    } finally {
      await pool.end()
      await shop.stop()
    }
  },
}

async function measure(url: string, pool: pg.Pool, seconds: number): Promise<Figure[]> {
  const carts = await filledCarts(pool, GERMANY, (seconds + WARM_UP_SECONDS) * MAX_PER_SECOND)
  const before = await countPieces(pool)
  const nextBody = () => {
    const { token, products } = carts.pop() ?? { token: 'used up', products: [] }
    return {
      order_id: randomUUID(),
      cart_id: token,
      cart_version: 1,
      products,
      addressInformation: {
        shippingAddress: ADDRESS,
        billingAddress: ADDRESS,
        shipping_carrier_code: 'courier',
        shipping_method_code: 'door',
        payment_method_code: 'invoice',
      },
    }
  }
  const load = { connections: CONNECTIONS, nextBody }
  await loopbackPosts(url, { ...load, seconds: WARM_UP_SECONDS })
  const limits = [await insertsInTransactions(pool, CONNECTIONS, seconds)]
  const ours = await loopbackPosts(url, { ...load, seconds })
  limits.push(await insertsInTransactions(pool, CONNECTIONS, seconds))
  if (ours.errors > 0) throw new Error(`${ours.errors} orders failed`)
  await assertNothingOversold(pool, before)
  const share = (100 * 2 * ours.requestsPerSecond) / limits.reduce((sum, one) => sum + one.perSecond, 0)
  const what = `POST /api/order, 3 lines, distinct carts, ${CONNECTIONS} connections`
  return [
    {
      id: 'B7',
      what,
      ours: `${Math.round(ours.requestsPerSecond)}/s, ${share.toFixed(0)} %`,
      limit: `${limits.map((one) => Math.round(one.perSecond)).join(' and ')} transactions/s`,
      value: share,
      goal: atLeast(share, 35, ' %'),
    },
    {
      id: 'B7',
      what: `${what}, p99`,
      ours: `${ours.p99Ms} ms`,
      limit: `${Math.max(...limits.map((one) => one.p99Ms)).toFixed(1)} ms`,
      value: ours.p99Ms,
      goal: atMost(ours.p99Ms, 60, ' ms'),
    },
  ]
}

/** On the shelves and sold: the same before and after, or something was sold twice. */
async function countPieces(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ pieces: string }>(
    `select (select sum(qty) from stock_item) + coalesce((select sum(qty) from stock_taken), 0) as pieces`,
  )
  return rows[0]?.pieces ?? ''
}

async function assertNothingOversold(pool: pg.Pool, before: string): Promise<void> {
  const after = await countPieces(pool)
  if (after !== before) throw new Error(`${before} pieces became ${after}`)
}
