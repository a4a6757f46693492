import { fileURLToPath } from 'node:url'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { atLeast, atMost, type Figure, type Measurement } from '../src/figure.ts'
import { loopbackLoad } from '../src/loopback-load.ts'
import { type MeasuredShop, openMeasuredShop } from '../src/mixed/measured-shop.ts'
import { recordedClient } from '../src/recorded-client.ts'
import { ensureStorefrontBuilt } from '../src/shop-pages.ts'

const SERVER = '../../apps/web/build/server/index.js'
const ASSETS = fileURLToPath(new URL('../../apps/web/build/client', import.meta.url))
/** A list of 50 products: the whole shop by newness. */
const PAGE = '/us/search?q=wool'
const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br' }

type Kept = { cardChars: number }
/** Of a shop that has just been opened. Otherwise other lists have shown the products. */
const NO_CARDS: Kept = { cardChars: 1 }

type Web = {
  createWebHandler(deps: object): (request: Request) => Promise<Response>
  renderToString(tree: unknown): string
}

export const b2Render: Measurement = {
  id: 'B2',
  title: 'list pages never seen, against renderToString of their tree alone, and as 50 visitors ask for them',
  run: async ({ quick }) => {
    ensureStorefrontBuilt()
    const seconds = quick ? 5 : 15
    return [...(await measureOne(quick ? 100 : 400, seconds)), ...(await visitTwo(seconds))]
  },
}

async function measureOne(rounds: number, seconds: number): Promise<Figure[]> {
  const shop = await openMeasuredShop({ processes: 1 })
  try {
    const seen = await measureRender(shop.url, rounds)
    const unseen = await measureRender(shop.url, rounds, NO_CARDS)
    return [seen, unseen, ...(await measureVisits(shop, { seconds }))]
  } finally {
    await shop.stop()
  }
}

/** What a second process brings, which shares the two cores with the database and with who asks. */
async function visitTwo(seconds: number): Promise<Figure[]> {
  const shop = await openMeasuredShop({ processes: 2 })
  try {
    return await measureVisits(shop, { seconds, of: ', two processes' })
  } finally {
    await shop.stop()
  }
}

/** Ours and the limit take turns, so that both see the same machine; in processor time, compression's threads included. */
async function measureRender(shopUrl: string, rounds: number, kept?: Kept): Promise<Figure> {
  const { createWebHandler, renderToString } = (await import(SERVER)) as Web
  let tree: unknown
  const handle = createWebHandler({
    client: recordedClient(shopUrl),
    publicUrl: shopUrl,
    stores: () => STORE_VIEWS,
    assetsDir: ASSETS,
    log: (error: unknown) => console.error(error),
    cacheBytes: 1,
    ...kept,
    onTree: (one: unknown) => (tree = one),
  })
  const ask = async () =>
    (await handle(new Request(`http://localhost${PAGE}`, { headers: AS_A_BROWSER }))).arrayBuffer()
  let ours = 0
  let alone = 0
  for (let round = -60; round < rounds; round++) {
    const start = processorMs()
    await ask()
    const rendered = processorMs()
    renderToString(tree)
    if (round < 0) continue
    ours += rendered - start
    alone += processorMs() - rendered
  }
  return toRatio(ours / rounds, alone / rounds, kept ? ', nor any of its cards' : '')
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

function toRatio(ours: number, alone: number, more: string): Figure {
  const ratio = ours / alone
  return {
    id: 'B2',
    what: `list page of 50 products, never seen${more}, brotli, processor time`,
    ours: `${ours.toFixed(1)} ms, ${ratio.toFixed(2)} ×`,
    limit: `renderToString alone ${alone.toFixed(1)} ms`,
    value: ratio,
    goal: atMost(ratio, 2, ' ×'),
  }
}

/** Each visitor asks for lists with a price floor of their own, which no page cache has. */
async function measureVisits(
  { url, spent }: MeasuredShop,
  { seconds, of = '' }: { seconds: number; of?: string },
): Promise<Figure[]> {
  let asked = 0
  const nextPath = () => `/us/women?price=${asked % 90}-${1_000 + asked++}`
  const load = { nextPath, headers: AS_A_BROWSER, connections: 50 }
  await loopbackLoad(url, { ...load, seconds: 3 })
  const before = { asked, ...spent() }
  const { requestsPerSecond, p99Ms, errors } = await loopbackLoad(url, { ...load, seconds })
  if (errors > 0) throw new Error(`${errors} pages failed`)
  const { shopMs, databaseMs } = spent()
  const perPage = (shopMs + databaseMs - before.shopMs - before.databaseMs) / (asked - before.asked)
  const limit = `${perPage.toFixed(1)} ms of processor time each, with PostgreSQL`
  const rate = Math.round(requestsPerSecond)
  const shared = { id: 'B2', limit }
  const what = `list pages never seen, 50 visitors${of}`
  return [
    { ...shared, what, ours: `${rate}/s`, value: rate, goal: atLeast(rate, 200, '/s') },
    { ...shared, what: `${what}, p99`, ours: `${p99Ms} ms`, value: p99Ms, goal: atMost(p99Ms, 400, ' ms') },
  ]
}
