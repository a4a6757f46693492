import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShopRecord } from '@vitrine/domain/catalog/records'
import type { Api } from '#api/app.ts'
import { importCatalogue } from '#api/features/imports/index.ts'
import { createFeatures, type FeatureDeps, type Features } from '#api/features.ts'
import { createLogger } from '#api/log.ts'
import { buildTestApi } from './test-api.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export type WholeShop = {
  database: TestDatabase
  made: Features
  api: Api
  dataDir: string
  close(): Promise<void>
}

/** All features of the program; over an empty catalogue when no goods are given. */
export async function openWholeShop(
  goods: readonly ShopRecord[] = [],
  more: Partial<Pick<FeatureDeps, 'sharedIndex'>> = {},
): Promise<WholeShop> {
  const database = await createTestDatabase()
  // Even an empty catalogue brings the store views.
  await importCatalogue(database.db, goods, { source: 'test' })
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-whole-'))
  const mail = { url: undefined, from: 'shop@vitrine.example', showsOutbox: false }
  const folders = { dataDir, shopDataDir: dataDir, publicUrl: 'http://localhost', mail }
  const made = createFeatures({
    db: database.db,
    log: createLogger('silent'),
    now: () => new Date(),
    ...folders,
    ...more,
  })
  const api = await buildTestApi({ db: database.db, features: made.features })
  return {
    database,
    made,
    api,
    dataDir,
    async close() {
      await api.app.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
