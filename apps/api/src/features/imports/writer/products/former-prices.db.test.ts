// A reduced price says the lowest of the thirty days before it: whatever writes prices, what was asked before is kept.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ProductBody } from '#api/features/catalog/index.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { aFeed, aProduct } from '../../testing/small-feed.ts'
import { importCatalogue } from '../import-catalogue.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await take({ priceMinor: { de: 10_000 } })
  await sql`delete from former_price`.execute(database.db)
})

const take = (prices: Parameters<typeof aProduct>[0]['prices']) =>
  importCatalogue(database.db, aFeed({ changes: [aProduct({ sku: 'COAT', prices })] }), { source: 'test' })

async function priceOf(sku: string) {
  const { rows } = await sql<{ body: ProductBody }>`
    select body from product_document d join product using (product_id)
    where sku = ${sku} and until is null`.execute(database.db)
  return rows[0]?.body.prices.de
}
const former = async () =>
  (
    await database.db
      .selectFrom('former_price')
      .select(['price_minor', 'special_minor'])
      .orderBy('until')
      .execute()
  ).map(({ price_minor, special_minor }) => [price_minor, special_minor])

test('a price that was asked until a moment ago is the lowest before the reduction', async () => {
  await take({ priceMinor: { de: 10_000 }, specialMinor: { de: 7_000 } })
  expect(await priceOf('COAT')).toMatchObject({ special: 7_000, lowest: 10_000 })
  expect(await former()).toEqual([[10_000, null]])
})

test('a price raised on the eve of a sale is not the one the sale is measured by', async () => {
  await take({ priceMinor: { de: 14_000 } })
  await take({ priceMinor: { de: 14_000 }, specialMinor: { de: 9_900 } })
  expect(await priceOf('COAT')).toMatchObject({ price: 14_000, special: 9_900, lowest: 10_000 })
})

test('the same price imported again has not changed', async () => {
  await take({ priceMinor: { de: 10_000, eu: 9_000 } })
  expect(await former()).toEqual([])
  expect(await priceOf('COAT')).toEqual({ price: 10_000 })
})

test('a source may bring what it remembers; what the shop remembers stays', async () => {
  const until = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await take({
    priceMinor: { de: 10_000 },
    specialMinor: { de: 7_000 },
    specialFrom: until(5),
    former: [
      { until: until(40), priceMinor: { de: 6_000 } },
      { until: until(20), priceMinor: { de: 8_500 } },
    ],
  })
  expect(await priceOf('COAT')).toMatchObject({ lowest: 8_500 })
  expect(await former()).toEqual([
    [6_000, null],
    [8_500, null],
    [10_000, null],
  ])
})
