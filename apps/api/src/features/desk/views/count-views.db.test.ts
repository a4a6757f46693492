import { randomBytes } from 'node:crypto'
import { MOST_COUNTED } from '@vitrine/contract/desk/desk'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashKey } from '#api/access/hash-key.ts'
import { json } from '#api/db/json.ts'
import { createCatalogueEditing } from '#api/features/catalogue-editing/index.ts'
import { customersFeature } from '#api/features/customers/index.ts'
import { ordersFeature } from '#api/features/orders/testing/orders-feature.ts'
import { promotionsOf } from '#api/features/promotions/testing/promotions-of.ts'
import { createReviewModeration } from '#api/features/reviews/index.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { countViews } from './count-views.ts'
import { saveView } from './views.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db
    .insertInto('customer')
    .values([
      { customer_id: 7, email: 'mona@example.org', firstname: 'Mona', roles: ['manager'] },
      { customer_id: 8, email: 'anna@example.org', firstname: 'Anna' },
      { customer_id: 9, email: 'hanna@example.org', firstname: 'Hanna' },
    ])
    .execute()
  const paidAndBack = { store_id: 4, state: 'returned', payment_state: 'paid' } as const
  for (const facts of [{ store_id: 4 }, paidAndBack, { store_id: 1 }] as const) await ordered(facts)
})
afterAll(() => database.drop())

const noPhotos = () => ({}) as never
const lists = () =>
  Object.assign(
    {},
    ...[
      ordersFeature,
      customersFeature,
      promotionsOf(database.db),
      createReviewModeration({ db: database.db, photos: noPhotos }).feature,
      createCatalogueEditing(noPhotos).feature,
    ].map((feature) => feature.lists),
  )
const as = (...roles: Role[]) =>
  aContext(database.db, {
    actor: { kind: 'customer', customerId: 7, sessionId: 1, rights: rightsOf(roles) },
  })

async function ordered(facts: {
  store_id: number
  state?: 'returned'
  payment_state?: 'paid'
}): Promise<void> {
  const secret = randomBytes(8).toString('hex')
  await database.db
    .insertInto('shop_order')
    .values({
      ...{ currency_code: 'USD', state: 'placed', email: 'guest@example.org', created_at: new Date() },
      ...{
        client_order_id: secret,
        access_hash: hashKey(secret),
        fingerprint: '',
        number: String(Number.parseInt(secret.slice(0, 8), 16)),
      },
      ...{ subtotal_minor: 0, shipping_minor: 0, total_minor: 100, totals: json({}) },
      ...{ payment_method: json({}), shipping_method: json({}), billing_address: json({}) },
      ...facts,
    })
    .execute()
}

async function countsOf(room: string, ...addresses: string[]): Promise<number[]> {
  const ids: number[] = []
  for (const search of addresses) {
    const views = await saveView(as('admin'), { room, name: search, search })
    ids.push(views.find((view) => view.room === room && view.name === search)?.id ?? 0)
  }
  const { items } = await countViews(as('admin'), lists(), room)
  return ids.map((id) => items.find((item) => item.id === id)?.count ?? -1)
}

test('orders, people and goods are counted as their pages narrow the list', async () => {
  expect(
    await countsOf(
      '/admin/orders',
      'store=de&view=all',
      'view=came_back',
      'sort=-total&store=de',
      'q=nobody',
    ),
  ).toEqual([2, 1, 1, 0])
  expect(await countsOf('/admin/customers', 'q=anna', 'view=guests', 'view=staff')).toEqual([2, 1, 1])
  expect(await countsOf('/admin/catalogue', 'facet=hidden', 'q=coat&store=de')).toEqual([0, 0])
  expect(await countsOf('/admin/reviews', 'view=approved')).toEqual([0])
  expect(await countsOf('/admin/coupons', 'view=all&q=x')).toEqual([0])
  expect(await countsOf('/admin/gift-cards', 'view=all')).toEqual([0])
})

test('what a page does not understand of its address narrows nothing', async () => {
  const [odd, plain] = await countsOf('/admin/orders', 'view=nonsense&before=x&%00=%ff', 'view=open')
  expect(odd).toBe(plain)
})

test('a list that is not open, or not counted, is told nothing of', async () => {
  await countsOf('/admin/audit', 'did=order:manage')
  expect(await countViews(as('admin'), lists(), '/admin/audit')).toEqual({ items: [] })
  const closed = { '/admin/orders': { may: 'audit:read', count: async () => [1] } as const }
  expect(await countViews(as('manager'), closed, '/admin/orders')).toEqual({ items: [] })
  await expect(countViews(as(), lists(), '/admin/orders')).rejects.toMatchObject({ status: 403 })
})

test('no further than is shown', async () => {
  const views = {
    may: 'order:manage',
    count: async (_: unknown, all: readonly string[]) => all.map(() => 1000),
  }
  const { items } = await countViews(as('admin'), { '/admin/orders': views as never }, '/admin/orders')
  expect(items[0]).toMatchObject({ count: MOST_COUNTED, is_more: true })
})
