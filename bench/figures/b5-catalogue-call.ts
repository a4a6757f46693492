import { dropFolder, newFolder } from '../../e2e/src/data-folder.ts'
import { runWell, startShop } from '../../e2e/src/start-shop.ts'
import { findOptions, newPaths, popularPaths } from '../src/catalogue-questions.ts'
import { atLeast, atMost, type Figure, type Measurement } from '../src/figure.ts'
import type { Load } from '../src/loopback.ts'
import { loopbackLoad } from '../src/loopback-load.ts'
import { openOnce } from '../src/opened-once.ts'
import { startBareServer } from '../src/start-bare-server.ts'
import { startEnvironment } from '../src/start-options.ts'

const LARGEST_SHOP = 100_000
const NEW_QUESTIONS = 5_000

export const b5CatalogueCall: Measurement = {
  id: 'B5',
  title: 'GET /api/catalog at 10 connections, against bare Fastify with the same bytes',
  run: async ({ quick, products }) => {
    const size = Math.min(LARGEST_SHOP, Math.max(...products))
    const dataDir = newFolder()
    try {
      await runWell(['seed', '--products', String(size)], { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
      await openOnce(dataDir)
      return await measureShop(dataDir, { seconds: quick ? 3 : 10, size })
    } finally {
      await dropFolder(dataDir)
    }
  },
}

type LoadInput = { seconds: number; size: number }

export async function measureShop(dataDir: string, asked: LoadInput): Promise<Figure[]> {
  const shop = await startShop({ dataDir, env: { ...startEnvironment(), STOREFRONT: 'off' } })
  try {
    return await measure(shop.url, asked)
  } finally {
    await shop.stop({ keepData: true })
  }
}

/** Limit, ours, limit: a machine that slows down slows both. */
async function measure(shopUrl: string, { seconds, size }: LoadInput): Promise<Figure[]> {
  const options = await findOptions(shopUrl)
  const popular = popularPaths(options)
  const body = Buffer.from(await (await fetch(`${shopUrl}${popular[0]}`)).arrayBuffer())
  const bare = await startBareServer({ body }, 'fastify')
  try {
    await loopbackLoad(bare.url, { seconds: 2 })
    await loopbackLoad(shopUrl, { seconds: 3, paths: popular })
    const before = await loopbackLoad(bare.url, { seconds })
    const ours = await loopbackLoad(shopUrl, { seconds, paths: popular })
    const after = await loopbackLoad(bare.url, { seconds })
    const never = await loopbackLoad(shopUrl, { seconds, paths: newPaths(options, NEW_QUESTIONS) })
    return toFigures(size, { ours, never, bare: [before, after] })
  } finally {
    bare.stop()
  }
}

function toFigures(size: number, { ours, never, bare }: { ours: Load; never: Load; bare: Load[] }): Figure[] {
  if (ours.errors + never.errors > 0) throw new Error(`${ours.errors} and ${never.errors} failed requests`)
  const limit = bare.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0) / bare.length
  const shareOf = (load: Load) => (100 * load.requestsPerSecond) / limit
  const say = (load: Load) => `${Math.round(load.requestsPerSecond)}/s, ${shareOf(load).toFixed(0)} %`
  const shared = { id: 'B5', limit: `bare Fastify ${Math.round(limit)}/s` }
  const what = `${size.toLocaleString('en')} products, 30 lists`
  const share = shareOf(ours)
  return [
    { ...shared, what, ours: say(ours), value: share, goal: atLeast(share, 45, ' %') },
    {
      ...shared,
      what: `${what}, p99`,
      ours: `${ours.p99Ms} ms`,
      value: ours.p99Ms,
      goal: atMost(ours.p99Ms, 25, ' ms'),
    },
    {
      ...shared,
      what: `${size.toLocaleString('en')} products, each question new`,
      ours: `${say(never)} (p99 ${never.p99Ms} ms)`,
      value: shareOf(never),
      goal: atLeast(shareOf(never), 10, ' %'),
    },
  ]
}
