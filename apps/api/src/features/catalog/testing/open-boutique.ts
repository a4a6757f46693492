// The boutique in a database of its own, behind the real app.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import type { CatalogueEngine } from '@vitrine/search/port'
import type { Api } from '#api/app.ts'
import { loadStores } from '#api/commerce/load-stores.ts'
import type { Database } from '#api/db/client.ts'
import { type Catalog, type CatalogDeps, catalogFeature, createCatalog } from '#api/features/catalog/index.ts'
import { cmsFeature } from '#api/features/cms/index.ts'
import { importCatalogue } from '#api/features/imports/writer/import-catalogue.ts'
import { reviewsFeature } from '#api/features/reviews/index.ts'
import { createSeo } from '#api/features/seo/index.ts'
import { stockFeature } from '#api/features/stock/index.ts'
import { storesFeature } from '#api/features/stores/index.ts'
import { createLogger } from '#api/log.ts'
import type { Feature } from '#api/routing/feature.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { boutique } from './boutique.ts'

export type Boutique = {
  database: TestDatabase
  catalog: Catalog
  api: Api
  /** Moves the shop's clock. */
  setNow(iso: string): void
  takeIn(feed: Parameters<typeof importCatalogue>[1]): Promise<void>
  idOf(sku: string): Promise<number>
  setStock(sku: string, qty: number): Promise<void>
  close(): Promise<void>
}

type Options = {
  listens?: boolean
  feed?: ReturnType<typeof boutique>
  /** What else the shop of a test can do, such as keeping carts. */
  with?: readonly Feature[]
  buildEngine?: CatalogDeps['buildEngine']
  sharedIndex?: CatalogDeps['sharedIndex']
  kept?: CatalogDeps['kept']
  /** A store whose shelf prices hold no tax. */
  netStore?: StoreCode
}

/** The real one, asked without a time limit: no test is about how busy its machine is. */
const buildPatientEngine: CatalogDeps['buildEngine'] = async (documents, options) =>
  patient(await buildMemoryEngine(documents, options))

export const patient = <Engine extends CatalogueEngine>(engine: Engine): Engine => ({
  ...engine,
  answer: (request) => engine.answer(request),
  suggest: (request) => engine.suggest(request),
  async fork() {
    const fork = await engine.fork?.()
    return fork && patient(fork)
  },
})

const PLAIN = [cmsFeature, reviewsFeature, stockFeature, storesFeature]

export async function openBoutique(options: Options = {}): Promise<Boutique> {
  const { listens = false, feed = boutique(), buildEngine = buildPatientEngine } = options
  const database = await createTestDatabase()
  const { db, connectionString } = database
  let now = new Date('2026-01-15T12:00:00Z')
  const takeIn: Boutique['takeIn'] = async (feed) => {
    await importCatalogue(db, feed, { source: 'boutique' })
  }
  await takeIn(feed)
  const stores = await storesIn(db, options)
  const clock = () => now
  const log = createLogger('silent')
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-boutique-'))
  const catalog = createCatalog({
    db,
    connectionString: listens ? connectionString : undefined,
    buildEngine,
    sharedIndex: options.sharedIndex,
    ...(options.kept && { kept: options.kept }),
    log,
    now: clock,
  })
  const site = { dataDir, publicUrl: 'https://shop.test', stores: () => stores }
  const seo = createSeo({ db, log, now: clock, catalog, ...site })
  const features = [catalogFeature(catalog), ...PLAIN, seo, ...(options.with ?? [])]
  const api = await buildTestApi({ db, features, now: clock, stores })
  const idOf = (sku: string) => idBySku(db, sku)
  return {
    database,
    catalog,
    api,
    idOf,
    takeIn,
    setNow(iso) {
      now = new Date(iso)
    },
    async setStock(sku, qty) {
      await db
        .updateTable('stock_item')
        .set({ qty })
        .where('product_id', '=', await idOf(sku))
        .execute()
    },
    async close() {
      await api.app.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function storesIn(db: Database, { netStore }: Options) {
  if (netStore)
    await db.updateTable('store').set({ prices_include_tax: false }).where('code', '=', netStore).execute()
  return loadStores(db)
}

async function idBySku(db: Database, sku: string): Promise<number> {
  const row = await db
    .selectFrom('product')
    .select('product_id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return row.product_id
}
