import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { dropFolder, newFolder } from '../../e2e/src/data-folder.ts'
import { runWell } from '../../e2e/src/start-shop.ts'
import { atLeast, atMost, type Figure, type Measurement, NO_GOAL } from '../src/figure.ts'
import { seeOnePrice } from '../src/imports/one-price.ts'
import { rowsWritten } from '../src/imports/rows-written.ts'

export const b12Import: Measurement = {
  id: 'B12',
  title: 'imports: Luma, generated products, the same again, and one price of them',
  run: async ({ quick }) => {
    const luma = resolve(process.env.SHOP_DATA_DIR ?? '../shared/data', 'luma')
    return [
      existsSync(luma) ? await inFolder((dataDir) => importLuma(dataDir, luma)) : skipped(luma),
      ...(await inFolder((dataDir) => importGenerated(dataDir, quick ? 5_000 : 100_000))),
    ]
  },
}

/** An empty, laid-out database, so that only the import counts. */
async function inFolder<T>(measure: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = newFolder()
  try {
    await runWell(['migrate'], settingsOf(dataDir))
    return await measure(dataDir)
  } finally {
    await dropFolder(dataDir)
  }
}

const settingsOf = (dataDir: string) => ({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })

async function secondsOf(dataDir: string, command: string[]): Promise<number> {
  const start = performance.now()
  await runWell(command, settingsOf(dataDir))
  return (performance.now() - start) / 1000
}

async function importLuma(dataDir: string, luma: string): Promise<Figure> {
  const seconds = await secondsOf(dataDir, ['import', 'luma', luma])
  return toSeconds('Luma, 2,046 skus', seconds, { goal: atMost(seconds, 4, ' s') })
}

function skipped(luma: string): Figure {
  const goal = { text: `skipped: no catalogue at ${luma}`, reached: true }
  return { id: 'B12', what: 'Luma', ours: 'skipped', limit: '–', value: Number.NaN, goal }
}

/** The goals are those of 100,000. */
async function importGenerated(dataDir: string, products: number): Promise<Figure[]> {
  const seed = ['seed', '--products', String(products)]
  const what = products.toLocaleString('en')
  const first = toRate(products, await secondsOf(dataDir, seed))
  let seconds = 0
  const rows = await rowsWritten(dataDir, async () => {
    seconds = await secondsOf(dataDir, seed)
  })
  const again = atMost(seconds, 10, ' s')
  const { visibleSeconds, importSeconds } = await seeOnePrice(dataDir, products)
  return [
    first,
    toSeconds(`repeat of the same ${what}`, seconds, {
      more: `, ${rows} rows written`,
      goal: { text: `${again.text}, 0 rows written`, reached: again.reached && rows === 0 },
    }),
    toSeconds(`one price of ${what} changed: until the commit`, importSeconds, { goal: NO_GOAL }),
    toSeconds(`one price of ${what} changed: visible after commit`, visibleSeconds, {
      digits: 2,
      goal: atMost(visibleSeconds, 1, ' s'),
    }),
  ]
}

function toRate(products: number, seconds: number): Figure {
  const rate = products / seconds
  return {
    id: 'B12',
    what: `${products.toLocaleString('en')} generated products in five languages`,
    ours: `${seconds.toFixed(0)} s, ${Math.round(rate)} products/s`,
    limit: '–',
    value: rate,
    goal: atLeast(rate, 2000, '/s'),
  }
}

type Told = { goal: Figure['goal']; more?: string; digits?: number }

function toSeconds(what: string, seconds: number, { goal, more = '', digits = 1 }: Told): Figure {
  return { id: 'B12', what, ours: `${seconds.toFixed(digits)} s${more}`, limit: '–', value: seconds, goal }
}
