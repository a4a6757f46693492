// How soon a running shop shows a price that an import beside it has changed.
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { dayOfImport } from '@vitrine/api/features/imports/records/day-of-import'
import { generatedShop } from '@vitrine/demo/generated-shop'
import { findRunningCluster } from '@vitrine/postgres/find-running-cluster'
import pg from 'pg'
import { runWell, startShop } from '../../../e2e/src/start-shop.ts'
import { untilKept } from '../opened-once.ts'
import { startEnvironment } from '../start-options.ts'

const SKU = 'G-000008'
const DEARER = 1_000
const LOOK_MS = 5
const PATIENCE_MS = 600_000

type Seen = { visibleSeconds: number; importSeconds: number }

/** In a folder that `seed --products` has filled. */
export async function seeOnePrice(dataDir: string, products: number): Promise<Seen> {
  const file = join(dataDir, 'one-price.ndjson')
  await pipeline(Readable.from(linesOf(products)), createWriteStream(file))
  const shop = await startShop({ dataDir, env: { ...startEnvironment(), STOREFRONT: 'off' } })
  const client = new pg.Client({ connectionString: findRunningCluster(dataDir)?.urlOf('vitrine') ?? '' })
  try {
    await client.connect()
    await untilKept(dataDir)
    const product = `${shop.url}/api/product?sku=${SKU}&storeCode=us`
    const start = performance.now()
    const [committedAt, seenAt] = await Promise.all([
      whenOther(() => generationOf(client)),
      whenOther(() => priceAt(product)),
      runWell(['import', 'records', file], { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }),
    ])
    return {
      visibleSeconds: Math.max(0, seenAt - committedAt) / 1000,
      importSeconds: (committedAt - start) / 1000,
    }
  } finally {
    await client.end()
    await shop.stop({ keepData: true })
  }
}

/** What the seed made, but for one price. */
function* linesOf(products: number): Generator<string> {
  const now = dayOfImport(new Date()).toISOString()
  for (const record of generatedShop({ products, now })) {
    if (record.kind !== 'product' || record.sku !== SKU) yield `${JSON.stringify(record)}\n`
    else {
      const { us = 0, ...others } = record.prices.priceMinor
      const priceMinor = { us: us + DEARER, ...others }
      yield `${JSON.stringify({ ...record, prices: { ...record.prices, priceMinor } })}\n`
    }
  }
}

async function generationOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query('select current from catalogue_generation')
  return rows[0].current
}

async function priceAt(url: string): Promise<string> {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`${url} answers ${reply.status}`)
  const { result } = (await reply.json()) as {
    result: { product: { regular_price?: number; price?: number } }
  }
  return JSON.stringify([result.product.price, result.product.regular_price])
}

/** The moment something asked for again and again is no longer what it was. */
async function whenOther(ask: () => Promise<string>): Promise<number> {
  const before = await ask()
  const end = performance.now() + PATIENCE_MS
  while (performance.now() < end) {
    if ((await ask()) !== before) return performance.now()
    await pause(LOOK_MS)
  }
  throw new Error('nothing changed')
}
