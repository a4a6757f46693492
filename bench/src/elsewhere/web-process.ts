// A whole shop whose catalogue lies in OpenSearch, and what one process of it takes of memory.
import { createDatabase, type Database } from '@vitrine/api/db/client'
import { createCatalog } from '@vitrine/api/features/catalog/index'
import { createLogger } from '@vitrine/api/log'
import { startCluster } from '@vitrine/postgres/start-cluster'
import { openOpenSearch } from '@vitrine/search/opensearch/open-opensearch'
import type { DocumentInput } from '@vitrine/search/port'
import { sql } from 'kysely'
import { dropFolder, newFolder } from '../../../e2e/src/data-folder.ts'
import { startShop } from '../../../e2e/src/start-shop.ts'
import { driveClosed } from '../mixed/drive.ts'
import { residentMb } from '../mixed/shop-process.ts'
import { ensureStorefrontBuilt } from '../shop-pages.ts'
import { startEnvironment } from '../start-options.ts'
import { makeCopiedShop } from './copied-shop.ts'

const REQUESTS = 3_000
const VISITORS = 8
/** Each store is a copy of the catalogue; one is enough to see what its readers hold. */
const FILLED = [{ store: 'us', language: 'en' }]

const MODELS = 2_000
type Documents = AsyncIterable<DocumentInput> | Iterable<DocumentInput>

export type WebProcess = { idleMb: number; residentMb: number; requests: number }

export async function measureWebProcess(products: number, nodes: readonly string[]): Promise<WebProcess> {
  ensureStorefrontBuilt()
  const dataDir = newFolder()
  try {
    await makeCopiedShop(dataDir, products)
    const searchUrl = nodes.join().replace(/(?=,|$)/, `/shop-${products}`)
    await fill(dataDir, searchUrl)
    return await measure(dataDir, searchUrl)
  } finally {
    await dropFolder(dataDir)
  }
}

/** By a process of its own kind: this one, as the first that comes. */
async function fill(dataDir: string, searchUrl: string): Promise<void> {
  const cluster = await startCluster({ folder: dataDir })
  const connectionString = cluster.urlOf('vitrine')
  const db = createDatabase({ connectionString, max: 4 })
  const index = openOpenSearch(searchUrl, FILLED)
  try {
    const catalog = createCatalog({
      ...{ db, log: createLogger('warn'), now: () => new Date() },
      sharedIndex: { ...index, fill: (documents, how) => index.fill(thinned(db, documents), how) },
      buildEngine: () => Promise.reject(new Error('nothing is to be held here')),
    })
    await catalog.ready
    await catalog.close()
  } finally {
    await db.destroy()
    await cluster.stop()
  }
}

/**
 * Filling takes longest with reading whole products, descriptions and variants, and no reader holds anything of them: each
 * product is brought in as one of some models, by its own id.
 */
async function* thinned(db: Database, documents: Documents): AsyncGenerator<DocumentInput> {
  const models: DocumentInput[] = []
  for await (const { texts, ...rest } of documents) {
    const { name = '', type = '' } = texts.en ?? {}
    models.push({ ...rest, variants: [], texts: { en: { name, type } } })
    if (models.length === MODELS) break
  }
  for (let after = 0, at = 0; ; ) {
    const { rows } = await sql<{ id: number }>`
      select product_id as id from product_document where until is null and search is not null and product_id > ${after}
      order by product_id limit 20000`.execute(db)
    for (const { id } of rows) {
      const model = models[at++ % models.length]
      if (model) yield { ...model, id }
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function measure(dataDir: string, searchUrl: string): Promise<WebProcess> {
  const env = { ...startEnvironment(), SEARCH_URL: searchUrl, JOBS: 'off' }
  const shop = await startShop({ dataDir, env })
  try {
    const pid = shop.pid ?? 0
    const idleMb = residentMb(pid)
    let asked = 0
    const { answered } = await driveClosed(() => ({ path: nextPath(asked++) }), {
      ...{ urls: [shop.url], visitors: VISITORS, requests: REQUESTS },
    })
    return { idleMb, residentMb: residentMb(pid), requests: answered }
  } finally {
    await shop.stop({ keepData: true })
  }
}

/** Pages that are kept, lists nobody had, by names and by words, and what goes on in the browser. */
function nextPath(at: number): string {
  const from = (at * 20) % 4_000
  const PATHS = [
    '/us',
    `/us/women?price=${at % 90}-${1_000 + at}`,
    `/us/search?q=coat&price=${at % 90}-${1_000 + at}`,
    `/api/catalog?size=20&from=${from}`,
    `/api/catalog?size=20&from=${from}&sort=name:asc`,
    '/api/category/tree',
  ]
  return PATHS[at % PATHS.length] ?? '/us'
}
