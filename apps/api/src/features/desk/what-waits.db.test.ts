import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test.each([
  [
    'orders to send',
    `select from shop_order o where o.state in ('placed', 'confirmed', 'packed')`,
    'shop_order_to_send',
  ],
  [
    'orders that are off',
    `select from shop_order o where o.state in ('canceled', 'returned')`,
    'shop_order_off',
  ],
  ['reviews to read', 'select from review r where r.status = 2', 'review_waiting'],
  ['reviews that say the same', `select from review o where o.detail = 'nice'`, 'review_detail'],
])('every page counts %s without reading all there ever were', async (_, statement, index) => {
  await database.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db)
    const { rows } = await sql.raw<Record<string, string>>(`explain ${statement}`).execute(db)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index)
  })
})
