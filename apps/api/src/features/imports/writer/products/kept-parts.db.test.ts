import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { aProduct } from '../../testing/small-feed.ts'
import { readStoredProducts } from '../edit/read-stored.ts'
import { importCatalogue } from '../import-catalogue.ts'
import { readKeptParts } from './kept-parts.ts'

const GOODS = 4_000
const BY_HAND = 2_500
let database: TestDatabase
let ids: number[]
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  const goods = Array.from({ length: GOODS }, (_, at) => aProduct({ sku: `SKU-${at}`, categoryKeys: [] }))
  await importCatalogue(db, goods, { source: 'test' })
  await sql`insert into product_edit (product_id, parts, edited_at)
    select product_id, '{texts}', now() from product order by product_id limit ${BY_HAND}`.execute(db)
  const edited = await db.selectFrom('product_edit').select('product_id').execute()
  ids = edited.map(({ product_id }) => product_id)
})
afterAll(() => database.drop())

/** As a database joins that expects few rows of either side, and has no index for what is compared: each with each. */
const joinedEachWithEach = <T>(work: (db: Database) => Promise<T>) =>
  database.db.transaction().execute(async (db) => {
    for (const way of ['hashjoin', 'mergejoin'])
      await sql`select set_config(${`enable_${way}`}, 'off', true)`.execute(db)
    await sql`alter table product drop constraint if exists product_sku_key cascade`.execute(db)
    await sql`set local statement_timeout = '6s'`.execute(db)
    return work(db)
  })

test('an import stood still over what was written by hand: each record was held against each product', async () => {
  expect((await joinedEachWithEach((db) => readKeptParts(db, ids))).size).toBe(BY_HAND)
})

test('so did a save of many', async () => {
  expect(await joinedEachWithEach((db) => readStoredProducts(db, ids))).toHaveLength(BY_HAND)
})
