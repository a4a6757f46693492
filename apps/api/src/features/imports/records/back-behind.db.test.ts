// The catalogue goes back behind a bad import, and what was sold meanwhile stays sold.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { aCategory, aFeed, aProduct } from '../testing/small-feed.ts'
import { importCatalogue } from '../writer/import-catalogue.ts'
import { exportRecords } from './export-records.ts'
import { keepStock } from './keep-stock.ts'
import { readRecords } from './read-records.ts'

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'vitrine-back-'))
const file = join(folder, 'before.ndjson')
beforeAll(async () => {
  database = await createTestDatabase()
  await importCatalogue(database.db, aFeed(), { source: 'table' })
  await sql`update import_product set source = 'staff'
    where product_id = (select product_id from product where sku = 'CAP')`.execute(database.db)
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function goods() {
  const { rows } =
    await sql`select p.sku, p.status, pp.price_minor as price, t.name, s.qty, i.source from product p
    join product_text t on t.product_id = p.product_id and t.language = 'en'
    left join product_price pp on pp.product_id = p.product_id and pp.store_id = 1
    left join stock_item s on s.product_id = p.product_id
    left join import_product i on i.product_id = p.product_id order by p.sku`.execute(database.db)
  return rows as { sku: string; status: number; price: number; name: string; qty: number; source: string }[]
}
async function sell(sku: string) {
  await sql`update stock_item set qty = qty - 1
    where product_id = (select product_id from product where sku = ${sku})`.execute(database.db)
}
const back = (isDryRun = false) =>
  importCatalogue(database.db, keepStock(database.db, readRecords(file, new Date())), {
    ...{ source: 'records', isDryRun },
  })

test('prices, words and what was retired come back; pieces sold stay sold, and the staff’s own stays theirs', async () => {
  await sell('JUMPER-red')
  const lines: string[] = []
  for await (const record of exportRecords(database.db)) lines.push(JSON.stringify(record))
  writeFileSync(file, lines.join('\n'))
  const before = await goods()

  const bad = [aCategory({ key: 'women' }), aProduct({ sku: 'WRONG' })]
  await importCatalogue(database.db, bad, { source: 'table' })
  await sell('JUMPER-red')
  const wrong = await goods()
  expect(wrong.filter(({ status }) => status === 1).map(({ sku }) => sku)).toEqual(['CAP', 'WRONG'])

  expect((await back(true)).counts.product).toMatchObject({ retired: 1 })
  expect(await goods()).toEqual(wrong)
  const report = await back()
  expect(report.generation).toEqual(expect.any(Number))
  const after = await goods()
  const shown = (all: typeof before) =>
    all.filter(({ status }) => status === 1).map(({ sku, price, name }) => ({ sku, price, name }))
  expect(shown(after)).toEqual(shown(before))
  const of = (all: typeof before, sku: string) => all.find((one) => one.sku === sku)
  expect(of(after, 'JUMPER-red')?.qty).toBe((of(before, 'JUMPER-red')?.qty ?? 0) - 1)
  expect([of(after, 'CAP')?.source, of(after, 'WRONG')?.status]).toEqual(['staff', 2])
  expect((await back()).generation).toBeNull()
})
