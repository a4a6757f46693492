import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { dropFolder, newFolder } from '../../e2e/src/data-folder.ts'
import { runWell, startShop } from '../../e2e/src/start-shop.ts'
import { atMost, type Figure, type Measurement } from '../src/figure.ts'
import { ensureStorefrontBuilt, getPage } from '../src/shop-pages.ts'
import { startOptions } from '../src/start-options.ts'

const SETTLED_MS = 10_000

export const b10Start: Measurement = {
  id: 'B10',
  title: 'start to first page, and memory',
  run: async ({ quick }) => {
    ensureStorefrontBuilt()
    const demo = newFolder()
    const large = newFolder()
    try {
      const cold = await firstPage(demo)
      const warm = await firstPage(demo)
      const products = quick ? 1_000 : 10_000
      await runWell(['seed', '--products', String(products)], { DATA_DIR: large, LOG_LEVEL: 'warn' })
      return [
        toSeconds('cold start, empty data folder', cold.seconds, 12),
        toSeconds('warm start, demo shop', warm.seconds, 2.5),
        toMegabytes('memory of the demo shop', warm.megabytes),
        toMegabytes(`memory of ${products} products`, (await firstPage(large)).megabytes),
      ]
    } finally {
      await Promise.all([dropFolder(demo), dropFolder(large)])
    }
  },
}

/** From the command to a whole home page; memory of the shop's own process once it has settled. */
async function firstPage(dataDir: string): Promise<{ seconds: number; megabytes: number }> {
  const start = performance.now()
  const shop = await startShop({ dataDir, env: { NODE_OPTIONS: startOptions() } })
  try {
    await getPage(`${shop.url}/us`)
    const seconds = (performance.now() - start) / 1000
    await pause(SETTLED_MS)
    return { seconds, megabytes: residentMegabytes(shop.pid) }
  } finally {
    await shop.stop({ keepData: true })
  }
}

/** Linux tells it; elsewhere there is no figure. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const [, kilobytes = ''] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1000
  } catch {
    return Number.NaN
  }
}

function toSeconds(what: string, value: number, goal: number): Figure {
  return {
    id: 'B10',
    what,
    ours: `${value.toFixed(1)} s`,
    limit: '–',
    value,
    goal: atMost(value, goal, ' s'),
  }
}

function toMegabytes(what: string, value: number): Figure {
  const ours = `${Math.round(value)} MB and its PostgreSQL`
  return { id: 'B10', what, ours, limit: '–', value, goal: atMost(value, 250, ' MB') }
}
