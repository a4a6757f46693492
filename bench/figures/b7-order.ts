import pg from 'pg'
import { type FilledCart, filledCarts } from '../src/cart/filled-carts.ts'
import { insertsInTransactions } from '../src/cart/inserts-in-transactions.ts'
import { orderOf } from '../src/cart/order-of.ts'
import { spendingCarts } from '../src/cart/spending-carts.ts'
import { atLeast, atMost, type Figure, type Measurement, NO_GOAL } from '../src/figure.ts'
import { loopbackPosts } from '../src/loopback-posts.ts'
import { type MeasuredShop, openMeasuredShop } from '../src/mixed/measured-shop.ts'
import { type Bare, type Taken, takenByRoute, takenByShop } from '../src/mixed/taken.ts'
import { startBareServer } from '../src/start-bare-server.ts'

const CONNECTIONS = 10
const GERMANY = 4
const MAX_PER_SECOND = 1_500
/** Each has a customer who signs in. */
const MOST_SPENDING_PER_SECOND = 600
const WARM_UP_SECONDS = 3

export const b7Order: Measurement = {
  id: 'B7',
  title: 'an order of three lines, mails going out, against five INSERTs in one transaction',
  run: async ({ quick }) => {
    const shop = await openMeasuredShop({ processes: 1, env: { STOREFRONT: 'off' } })
    const bare = await startBareServer({ body: Buffer.from(shop.databaseUrl) }, 'inserts')
    const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: CONNECTIONS })
    // The database may be gone before the last connection has said good-bye.
    pool.on('connect', (client) => void client.on('error', () => {}))
    pool.on('error', () => {})
    try {
      return await measure({ shop, bare, pool, seconds: quick ? 3 : 10 })
    } finally {
      bare.stop()
      await pool.end()
      await shop.stop()
    }
  },
}

type Run = { shop: MeasuredShop; bare: Bare; pool: pg.Pool; seconds: number }
type Carts = { what: string; carts: (FilledCart & { authorization?: string })[] }

async function measure(run: Run): Promise<Figure[]> {
  const { shop, pool, seconds } = run
  const guests = await filledCarts(pool, GERMANY, (seconds + WARM_UP_SECONDS) * MAX_PER_SECOND)
  const figures = await measureOrders(run, { what: 'guests', carts: guests })
  const spending = { storeId: GERMANY, currency: 'EUR', dataDir: shop.dataDir }
  const customers = await spendingCarts(
    pool,
    spending,
    (seconds + WARM_UP_SECONDS) * MOST_SPENDING_PER_SECOND,
  )
  return [...figures, ...(await measureOrders(run, { what: 'coupon and bonuses', carts: customers }))]
}

async function measureOrders(run: Run, { what: whose, carts }: Carts): Promise<Figure[]> {
  const { shop, pool, seconds } = run
  const before = await countPieces(pool)
  let authorization: string | undefined
  const nextBody = () => {
    const cart = carts.pop() ?? { token: 'used up', products: [] }
    authorization = cart.authorization
    return orderOf(cart)
  }
  const headers = (): Record<string, string> => (authorization === undefined ? {} : { authorization })
  const load = { connections: CONNECTIONS, nextBody, headers }
  const url = `${shop.url}/api/order`
  await loopbackPosts(url, { ...load, seconds: WARM_UP_SECONDS })
  const limits = [await insertsInTransactions(pool, CONNECTIONS, seconds)]
  const ours = await takenByShop(shop, () => loopbackPosts(url, { ...load, seconds }))
  limits.push(await insertsInTransactions(pool, CONNECTIONS, seconds))
  const route = await takenByRoute('/five', run, { seconds, connections: CONNECTIONS })
  await assertNothingOversold(pool, before)
  const share = (100 * 2 * ours.requestsPerSecond) / limits.reduce((sum, one) => sum + one.perSecond, 0)
  const what = `POST /api/order, 3 lines, ${whose}, distinct carts, ${CONNECTIONS} connections`
  return [
    {
      id: 'B7',
      what,
      ours: `${Math.round(ours.requestsPerSecond)}/s, ${share.toFixed(0)} %`,
      limit: `${limits.map((one) => Math.round(one.perSecond)).join(' and ')} transactions/s`,
      value: share,
      goal: atLeast(share, 35, ' %'),
    },
    besideRoute(`${what}, beside a route`, ours, route),
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

/** What the five cost behind HTTP: the shop's own work shows there, not the way to it. */
function besideRoute(what: string, ours: Taken, route: Taken): Figure {
  const share = (100 * route.requestMs) / ours.requestMs
  const rate = (100 * ours.requestsPerSecond) / route.requestsPerSecond
  return {
    ...{ id: 'B7', what, value: share, goal: NO_GOAL },
    ours: `${ours.requestMs.toFixed(2)} ms of processor time, ${share.toFixed(0)} %`,
    limit: `bare Fastify ${route.requestMs.toFixed(2)} ms; ${Math.round(route.requestsPerSecond)}/s, of which ours ${rate.toFixed(0)} %`,
  }
}

/** On the shelves and sold: the same before and after, or something was sold twice. A canceled order has given back its own. */
async function countPieces(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ pieces: string }>(
    `select (select sum(qty) from stock_item) + coalesce((
      select sum(t.qty) from stock_taken t join shop_order o using (order_id) where o.state <> 'canceled'), 0) as pieces`,
  )
  return rows[0]?.pieces ?? ''
}

async function assertNothingOversold(pool: pg.Pool, before: string): Promise<void> {
  const after = await countPieces(pool)
  if (after !== before) throw new Error(`${before} pieces became ${after}`)
}
