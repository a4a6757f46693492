import { setTimeout as pause } from 'node:timers/promises'
import { dropFolder, newFolder } from '../../e2e/src/data-folder.ts'
import { runWell, startShop } from '../../e2e/src/start-shop.ts'
import { atMost, type Figure, type Measurement, NO_GOAL } from '../src/figure.ts'
import { megabytesOf, memoryInUse } from '../src/mixed/memory-in-use.ts'
import { openOnce } from '../src/opened-once.ts'
import { ensureStorefrontBuilt, getPage } from '../src/shop-pages.ts'
import { startEnvironment } from '../src/start-options.ts'

const SETTLED_MS = 10_000
const WITH_GOAL = 10_000
/** Beyond it a shop takes minutes to seed; B11 tells what the engine alone needs. */
const LARGEST_SHOP = 100_000
/** Megabytes. */
const DEMO_IN_USE = 350
const LARGEST_IN_USE = 600

export const b10Start: Measurement = {
  id: 'B10',
  title: 'start to first page, and memory',
  run: async ({ quick, products }) => {
    ensureStorefrontBuilt()
    const demo = newFolder()
    try {
      const cold = await firstPage(demo)
      const warm = await firstPage(demo)
      const figures = [
        toSeconds('cold start, empty data folder', cold.seconds, atMost(cold.seconds, 6, ' s')),
        toSeconds('warm start, demo shop', warm.seconds, atMost(warm.seconds, 1.5, ' s')),
        toMegabytes('memory of the demo shop', warm.megabytes, underLimit(warm.megabytes)),
      ]
      const requests = quick ? 2_000 : 20_000
      figures.push(await measureInUse('demo shop', { dataDir: demo, requests, limit: DEMO_IN_USE }))
      const sizes = quick ? [1_000] : products.filter((size) => size <= LARGEST_SHOP)
      for (const size of sizes) figures.push(...(await measureLarge(size, requests)))
      return figures
    } finally {
      await dropFolder(demo)
    }
  },
}

/** A shop of so many invented products. */
async function measureLarge(products: number, requests: number): Promise<Figure[]> {
  const dataDir = newFolder()
  try {
    await runWell(['seed', '--products', String(products)], { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
    await openOnce(dataDir)
    const { seconds, megabytes } = await firstPage(dataDir)
    const size = `${products.toLocaleString('en')} products`
    return [
      toSeconds(
        `warm start, ${size}`,
        seconds,
        products === LARGEST_SHOP ? atMost(seconds, 4, ' s') : NO_GOAL,
      ),
      toMegabytes(`memory of ${size}`, megabytes, products > WITH_GOAL ? NO_GOAL : underLimit(megabytes)),
      await measureInUse(size, {
        dataDir,
        requests,
        limit: products === LARGEST_SHOP ? LARGEST_IN_USE : undefined,
      }),
    ]
  } finally {
    await dropFolder(dataDir)
  }
}

/** From the command to a whole home page; memory of the shop's own process once it has settled. */
async function firstPage(dataDir: string): Promise<{ seconds: number; megabytes: number }> {
  const start = performance.now()
  const shop = await startShop({ dataDir, env: { ...startEnvironment() } })
  try {
    await getPage(`${shop.url}/us`)
    const seconds = (performance.now() - start) / 1000
    await pause(SETTLED_MS)
    return { seconds, megabytes: megabytesOf(shop.pid, 'VmRSS') }
  } finally {
    await shop.stop({ keepData: true })
  }
}

const underLimit = (megabytes: number) => atMost(megabytes, 200, ' MB')

function toSeconds(what: string, value: number, goal: Figure['goal']): Figure {
  return { id: 'B10', what, ours: `${value.toFixed(1)} s`, limit: '–', value, goal }
}

function toMegabytes(what: string, value: number, goal: Figure['goal']): Figure {
  return { id: 'B10', what, ours: `${Math.round(value)} MB and its PostgreSQL`, limit: '–', value, goal }
}

type InUseAsk = { dataDir: string; requests: number; limit: number | undefined }

async function measureInUse(what: string, { dataDir, requests, limit }: InUseAsk): Promise<Figure> {
  const { megabytes, highest } = await memoryInUse(dataDir, requests)
  return {
    id: 'B10',
    what: `memory of ${what} in use, after ${requests.toLocaleString('en')} mixed requests`,
    ours: `${Math.round(megabytes)} MB, at most ${Math.round(highest)}, and its PostgreSQL`,
    limit: '–',
    value: megabytes,
    goal: limit === undefined ? NO_GOAL : atMost(megabytes, limit, ' MB'),
  }
}
