import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { aFeed, aProduct } from '../../testing/small-feed.ts'
import { importCatalogue } from '../import-catalogue.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const named = (sku: string, urlKey: string) => aProduct({ sku, texts: { en: { name: sku, urlKey } } })
const take = (...changes: ReturnType<typeof named>[]) =>
  importCatalogue(database.db, aFeed({ changes }), { source: 'test' })

async function pathOf(sku: string) {
  const { rows } = await sql<{ path: string; product_id: number }>`
    select path, product_id from product p join url_path u on u.entity_id = p.product_id and u.entity_type = 'product'
    where sku = ${sku} and language = 'en'`.execute(database.db)
  return rows[0]
}

test('an address somebody gives away while the import claims it stays theirs, and the product gets one of its own', async () => {
  const { db } = database
  const { promise, resolve } = Promise.withResolvers<void>()
  const staff = db.transaction().execute(async (other) => {
    await sql`insert into url_path (language, path, entity_type, target) values ('en', 'scarf', 'redirect', 'cap')`.execute(
      other,
    )
    await promise
  })
  const importing = take(named('SCARF', 'scarf'))
  await vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'`.execute(db)
    expect(rows).toHaveLength(1)
  })
  resolve()
  await staff
  await importing
  const found = await pathOf('SCARF')
  expect(found?.path).toBe(`scarf-${found?.product_id}-x`)
})

test('of two products that come to the same address one gets more', async () => {
  await take(named('A', 'scarf'))
  const id = (await pathOf('A'))?.product_id ?? 0
  // The second of a key is told apart by its id, which the third has for a key.
  await take(named('A', 'scarf'), named('B', 'scarf'), named('C', `scarf-${id + 1}`))
  const paths = [await pathOf('A'), await pathOf('B'), await pathOf('C')].map((one) => one?.path)
  expect(paths[0]).toBe('scarf')
  expect(new Set(paths).size).toBe(3)
})
