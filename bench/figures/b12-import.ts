import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { dropFolder, newFolder } from '../../e2e/src/data-folder.ts'
import { runWell } from '../../e2e/src/start-shop.ts'
import { atLeast, atMost, type Figure, type Measurement } from '../src/figure.ts'

export const b12Import: Measurement = {
  id: 'B12',
  title: 'imports: Luma, and generated products',
  run: async ({ quick }) => {
    const luma = resolve(process.env.SHOP_DATA_DIR ?? '../shared/data', 'luma')
    const products = quick ? 5_000 : 100_000
    return [
      existsSync(luma) ? await importLuma(luma) : skipped(luma),
      toRate(products, await secondsOf(['seed', '--products', String(products)])),
    ]
  },
}

/** On an empty, laid-out database, so that only the import counts. */
async function secondsOf(command: string[]): Promise<number> {
  const dataDir = newFolder()
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  try {
    await runWell(['migrate'], env)
    const start = performance.now()
    await runWell(command, env)
    return (performance.now() - start) / 1000
  } finally {
    await dropFolder(dataDir)
  }
}

async function importLuma(luma: string): Promise<Figure> {
  const seconds = await secondsOf(['import', 'luma', luma])
  return figureOf('Luma, 2,046 skus', `${seconds.toFixed(1)} s`, {
    value: seconds,
    goal: atMost(seconds, 15, ' s'),
  })
}

function skipped(luma: string): Figure {
  const goal = { text: `skipped: no catalogue at ${luma}`, reached: true }
  return figureOf('Luma', 'skipped', { value: Number.NaN, goal })
}

function toRate(products: number, seconds: number): Figure {
  const rate = products / seconds
  const ours = `${seconds.toFixed(0)} s, ${Math.round(rate)} products/s`
  return figureOf(`${products} generated products in five languages`, ours, {
    value: rate,
    goal: atLeast(rate, 2000, '/s'),
  })
}

function figureOf(what: string, ours: string, rest: Pick<Figure, 'value' | 'goal'>): Figure {
  return { id: 'B12', what, ours, limit: '–', ...rest }
}
