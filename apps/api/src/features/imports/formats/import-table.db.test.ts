// Tables of other shops in a shop that sells already.
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { aFeed } from '../testing/small-feed.ts'
import { type ImportInput, importCatalogue } from '../writer/import-catalogue.ts'
import { type Format, readFormat } from './read-format.ts'
import { readKnownCatalogue } from './read-known-catalogue.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
  await importCatalogue(database.db, aFeed(), { source: 'test' })
})
afterEach(() => database.drop())

async function take(text: string, format: Format, input: Partial<ImportInput> = {}) {
  const file = { name: 'goods.csv', bytes: new TextEncoder().encode(text), format }
  const reading = await readFormat(
    file,
    { language: 'en', currency: 'USD' },
    await readKnownCatalogue(database.db),
  )
  return importCatalogue(database.db, reading.records, { source: 'table', isPart: true, ...input })
}

const inShop = async () => {
  const { rows } = await sql<{
    sku: string
  }>`select p.sku from product p join product_document d using (product_id)
    where d.until is null and p.status = 1 order by 1`.execute(database.db)
  return rows.map(({ sku }) => sku)
}

const TABLE = 'sku,name,price,colour,category\nBOOT,Boots,89,Red,Women > Boots\n'
const OURS = ['CAP', 'JUMPER', 'JUMPER-navy', 'JUMPER-red', 'SET']

test('what the table does not hold stays, and its words are found in what the shop has', async () => {
  const report = await take(TABLE, 'csv')
  expect(report.counts.product).toEqual({ given: 1, created: 1, updated: 0, retired: 0 })
  expect(report.counts.category).toMatchObject({ created: 1, retired: 0 })
  expect(report.counts.option).toMatchObject({ created: 0 })
  expect(await inShop()).toEqual(['BOOT', ...OURS])
  const { rows } =
    await sql`select c.key, o.key as color from product p join product_category using (product_id)
    join category c using (category_id) join product_attribute a using (product_id) join attribute_option o using (option_id)
    where p.sku = 'BOOT'`.execute(database.db)
  expect(rows).toEqual([{ key: 'women/boots', color: 'red' }])
})

test('the same table a second time changes nothing', async () => {
  await take(TABLE, 'csv')
  expect(await take(TABLE, 'csv')).toMatchObject({ generation: null })
})

test('a dry run counts all of it and writes none of it', async () => {
  const report = await take(TABLE, 'csv', { isDryRun: true })
  expect(report.counts.product).toMatchObject({ created: 1 })
  expect(await inShop()).toEqual(OURS)
  expect((await sql`select from category where key = 'women/boots'`.execute(database.db)).rows).toEqual([])
  expect(await take(TABLE, 'csv')).toMatchObject({ counts: { product: { created: 1 } } })
})

test('as the whole catalogue it takes everything else off the shelves', async () => {
  const report = await take(TABLE, 'csv', { isPart: false })
  expect(report.counts.product.retired).toBe(5)
  expect(await inShop()).toEqual(['BOOT'])
})
