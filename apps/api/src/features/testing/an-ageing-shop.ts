import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { createFeatures } from '#api/features.ts'
import { createLogger } from '#api/log.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase } from '#api/testing/test-database.ts'

/** The whole shop, with a scarf to sell and days that pass when told to. */
export async function anAgeingShop() {
  const database = await createTestDatabase()
  const { db } = database
  await aCatalogue(db)
  const productId = await aProduct(db, { sku: 'SCARF', priceMinor: 11_900, qty: 500 })
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-retention-'))
  const clock = { now: new Date() }
  const now = () => clock.now
  const mail = { url: undefined, from: 'shop@vitrine.example', showsOutbox: false }
  const { features } = createFeatures({
    ...{ db, log: createLogger('silent'), now, dataDir, shopDataDir: dataDir },
    ...{ publicUrl: 'https://shop.test', mail, payment: { testGateway: true } },
  })
  const api = await buildTestApi({ db, features, now })
  return {
    db,
    api,
    dataDir,
    productId,
    now,
    pass: (days: number) => {
      clock.now = new Date(clock.now.getTime() + days * 86_400_000)
    },
    toToday: () => {
      clock.now = new Date()
    },
    store: () => api.clientFor({ store: 'de' }),
    sweep: (job: string) => api.jobs.run(job),
    count: async (table: string) => {
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
      return rows[0]?.count
    },
    async close() {
      await api.app.close()
      await database.drop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

export type AgeingShop = Awaited<ReturnType<typeof anAgeingShop>>
