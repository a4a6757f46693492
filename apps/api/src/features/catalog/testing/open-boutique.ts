// The boutique in a database of its own, behind the real app.
import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import type { Api } from '#api/app.ts'
import { type Catalog, catalogFeature, createCatalog } from '#api/features/catalog/index.ts'
import { cmsFeature } from '#api/features/cms/index.ts'
import { importCatalogue } from '#api/features/imports/writer/import-catalogue.ts'
import { reviewsFeature } from '#api/features/reviews/index.ts'
import { stockFeature } from '#api/features/stock/index.ts'
import { storesFeature } from '#api/features/stores/index.ts'
import { createLogger } from '#api/log.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { boutique } from './boutique.ts'

export type Boutique = {
  database: TestDatabase
  catalog: Catalog
  api: Api
  /** Moves the shop's clock. */
  setNow(iso: string): void
  takeIn(feed: ReturnType<typeof boutique>): Promise<void>
  idOf(sku: string): Promise<number>
  setStock(sku: string, qty: number): Promise<void>
  close(): Promise<void>
}

type Options = { listens?: boolean }

export async function openBoutique({ listens = false }: Options = {}): Promise<Boutique> {
  const database = await createTestDatabase()
  const { db, connectionString } = database
  let now = new Date('2026-01-15T12:00:00Z')
  const takeIn = async (feed: ReturnType<typeof boutique>) => {
    await importCatalogue(db, feed, { source: 'boutique' })
  }
  await takeIn(boutique())
  const clock = () => now
  const catalog = createCatalog({
    db,
    connectionString: listens ? connectionString : undefined,
    buildEngine: buildMemoryEngine,
    log: createLogger('silent'),
    now: clock,
  })
  const features = [catalogFeature(catalog), cmsFeature, reviewsFeature, stockFeature, storesFeature]
  const api = await buildTestApi({ db, features, now: clock })
  const idOf = async (sku: string) => {
    const row = await db
      .selectFrom('product')
      .select('product_id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
    return row.product_id
  }
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
    },
  }
}
