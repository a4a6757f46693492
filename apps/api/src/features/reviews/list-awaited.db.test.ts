import { randomBytes } from 'node:crypto'
import { listAwaitedReviews } from '@vitrine/contract/review/awaited'
import { rightsOf } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashKey } from '#api/access/hash-key.ts'
import { json } from '#api/db/json.ts'
import { importCatalogue } from '#api/features/imports/index.ts'
import { aCategory, aProduct } from '#api/features/imports/testing/small-feed.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { listAwaited } from './list-awaited.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const [ANN, BEN] = [7, 8]

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const goods = [aCategory({ key: 'women' }), aProduct({ sku: 'SCARF' }), aProduct({ sku: 'BELT' })]
  await importCatalogue(database.db, goods, { source: 'test' })
  const people = [ANN, BEN].map((customer_id) => ({ customer_id, email: `${customer_id}@example.org` }))
  await database.db.insertInto('customer').values(people).execute()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('review').execute()
  await database.db.deleteFrom('shop_order').execute()
})

async function awaited(customerId = ANN) {
  const actor = { kind: 'customer', customerId, sessionId: 1, rights: rightsOf([]) } as const
  const ctx = aContext(database.db, { actor, now: () => NOW })
  const { items } = await listAwaited(ctx, listAwaitedReviews.query.parse({}))
  return items.map(({ sku, delivered_at }) => [sku, delivered_at])
}

/** An order of Ann's of two of one piece, delivered so many days ago. */
async function came(days: number, sku = 'SCARF'): Promise<number> {
  const secret = randomBytes(8).toString('hex')
  const { order_id } = await database.db
    .insertInto('shop_order')
    .values({
      ...{ store_id: 1, customer_id: ANN, state: 'delivered', delivered_at: daysAgo(days), email: '' },
      ...{ client_order_id: secret, access_hash: hashKey(secret), fingerprint: '' },
      ...{ currency_code: 'USD', subtotal_minor: 0, shipping_minor: 0, total_minor: 0, totals: json({}) },
      ...{ payment_method: json({}), shipping_method: json({}), billing_address: json({}) },
    })
    .returning('order_id')
    .executeTakeFirstOrThrow()
  const line = { order_id, product_id: null, sku, name: sku, qty: 2, price_minor: 0, row_minor: 0 }
  await database.db.insertInto('shop_order_line').values(line).execute()
  return order_id
}

const aReviewBy = (customer_id: number) =>
  sql`insert into review (product_id, customer_id, title, detail, nickname, rating, language)
    select product_id, ${customer_id}, 'Warm', 'Worn daily', 'Ada', 5, 'de' from product where sku = 'SCARF'`.execute(
    database.db,
  )

test('what came lately waits for a word, once however often it was bought, the newest first', async () => {
  await came(20)
  await came(3)
  await came(1, 'BELT')
  expect(await awaited()).toEqual([
    ['BELT', daysAgo(1).toISOString()],
    ['SCARF', daysAgo(3).toISOString()],
  ])
})

test('nobody is asked of others’ pieces, nor spared for others’ reviews', async () => {
  await came(3)
  await aReviewBy(BEN)
  expect([await awaited(BEN), (await awaited()).length]).toEqual([[], 1])
})

test('who has written is not asked again, even while it waits to be read', async () => {
  await came(3)
  await aReviewBy(ANN)
  expect(await awaited()).toEqual([])
})

test('what is long ago, went back whole or is on its way is not asked about', async () => {
  await came(91)
  expect(await awaited()).toEqual([])
  const order = await came(3)
  const goesBack = (qty: number) =>
    sql`update shop_order_line set returned_qty = ${qty} where order_id = ${order}`.execute(database.db)
  await goesBack(2)
  expect(await awaited()).toEqual([])
  await goesBack(1)
  expect(await awaited()).toHaveLength(1)
  await sql`update shop_order set state = 'shipped' where order_id = ${order}`.execute(database.db)
  expect(await awaited()).toEqual([])
})

test('a piece the shop does not show to everybody has no page to write on', async () => {
  await came(3)
  const change = (product: { status?: number; flags?: ReturnType<typeof json> }) =>
    database.db.updateTable('product').set(product).where('sku', '=', 'SCARF').execute()
  await change({ status: 2 })
  expect(await awaited()).toEqual([])
  await change({ status: 1, flags: json({ only_promo: true }) })
  expect(await awaited()).toEqual([])
})
