import { randomBytes } from 'node:crypto'
import { rightsOf } from '@vitrine/domain/access/roles'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashKey } from '#api/access/hash-key.ts'
import { json } from '#api/db/json.ts'
import { importCatalogue } from '#api/features/imports/index.ts'
import { SETTLED_OUTSIDE } from '#api/features/orders/order-payments.ts'
import { signIn } from '#api/features/sessions/testing/sign-in.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { listOrders } from './list-orders.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await importCatalogue(database.db, [], { source: 'test' })
})
afterAll(() => database.drop())

async function aCustomer(email: string, storeCode = 'us') {
  const { customerId } = await signIn(database.db, { email })
  const store = STORE_VIEWS.find(({ code }) => code === storeCode)
  const actor = { kind: 'customer', customerId, sessionId: 1, rights: rightsOf([]) } as const
  return { customerId, ctx: aContext(database.db, { actor, ...(store && { store }) }) }
}

type Placed = {
  customerId: number | null
  /** In minor units, what a piece cost before it was reduced. */
  before?: number
  totalMinor?: number
  day: number
  state?: 'placed' | 'delivered' | 'canceled' | 'returned'
}

async function place({ customerId, day, state = 'placed', before, totalMinor = 5_400 }: Placed) {
  const { order_id } = await database.db
    .insertInto('shop_order')
    .values({
      store_id: 1,
      client_order_id: randomBytes(8).toString('hex'),
      fingerprint: '',
      access_hash: hashKey(randomBytes(8).toString('hex')),
      customer_id: customerId,
      state,
      currency_code: 'USD',
      subtotal_minor: 5_000,
      shipping_minor: 400,
      total_minor: totalMinor,
      payment_method: json({ title: 'Card' }),
      shipping_method: json({ title: 'Parcel', days: [2, 4] }),
      billing_address: json({ firstname: 'Ada', lastname: 'Byron', street: ['Main 1'], city: 'York' }),
      email: 'ada@example.org',
      totals: json({}),
      created_at: new Date(Date.UTC(2026, 0, day)),
    })
    .returning('order_id')
    .executeTakeFirstOrThrow()
  await database.db
    .insertInto('shop_order_line')
    .values({
      order_id,
      product_id: null,
      sku: 'A',
      name: 'Dress',
      qty: 2,
      price_minor: 2_500,
      base_price_minor: before ?? null,
      row_minor: 5_000,
    })
    .execute()
  return order_id
}

test('the newest come first, a page at a time, and a page too far is empty', async () => {
  const { customerId, ctx } = await aCustomer('ada@example.org')
  for (let day = 1; day <= 12; day += 1) await place({ customerId, day })
  const first = await listOrders(ctx, SETTLED_OUTSIDE, { pageSize: 10, currentPage: 1 })
  const second = await listOrders(ctx, SETTLED_OUTSIDE, { pageSize: 10, currentPage: 2 })
  expect([first.items.length, second.items.length, first.total_count]).toEqual([10, 2, 12])
  const days = [...first.items, ...second.items].map(({ created_at }) => new Date(created_at).getUTCDate())
  expect(days).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect((await listOrders(ctx, SETTLED_OUTSIDE, { pageSize: 10, currentPage: 3 })).items).toEqual([])
})

test('it tells of which there is a parcel: films and gift cards have none', async () => {
  const { customerId, ctx } = await aCustomer('cleo@example.org')
  const order_id = await place({ customerId, day: 1 })
  await place({ customerId, day: 2 })
  await database.db
    .updateTable('shop_order')
    .set({ shipping_address: json({ city: 'York' }) })
    .where('order_id', '=', order_id)
    .execute()
  const { items } = await listOrders(ctx, SETTLED_OUTSIDE, { pageSize: 10, currentPage: 1 })
  expect(items.map(({ progress }) => progress.carried)).toEqual([false, true])
})

test('it tells where each stands: on its way, delivered on a day, cancelled, returned', async () => {
  const { customerId, ctx } = await aCustomer('bea@example.org')
  await place({ customerId, day: 1, state: 'returned' })
  await place({ customerId, day: 2, state: 'canceled' })
  const order_id = await place({ customerId, day: 3, state: 'delivered' })
  const at = new Date('2026-01-09T10:00:00Z')
  await database.db
    .insertInto('order_event')
    .values({
      order_id,
      step: 'deliver',
      state: 'delivered',
      payment_state: 'open',
      taken_by: 'system',
      customer_id: null,
      at,
    })
    .execute()
  const { items } = await listOrders(ctx, SETTLED_OUTSIDE, { pageSize: 10, currentPage: 1 })
  expect(items).toMatchObject([
    { stage: 5, delivered: at.toISOString(), price: 54, delivery_cost: 4, delivery: { days: 4 } },
    { canceled: true, returned: false },
    { returned: true, products: [{ name: 'Dress', returned: true, qty_ordered: 2 }] },
  ])
  expect(items[0]?.customer).toMatchObject({
    name: 'Ada Byron',
    billing_address: { address: 'Main 1', city: 'York' },
  })
})

test('whether it is fetched from a pick-up point', async () => {
  const { customerId, ctx } = await aCustomer('ida@example.org')
  await place({ customerId, day: 1 })
  const order_id = await place({ customerId, day: 2 })
  const shipping_method = JSON.stringify({ title: 'Parcel shop', days: [2, 4], point: { code: 'K1' } })
  await database.db
    .updateTable('shop_order')
    .set({ shipping_method })
    .where('order_id', '=', order_id)
    .execute()
  const { items } = await listOrders(ctx, SETTLED_OUTSIDE, { pageSize: 10, currentPage: 1 })
  expect(items.map(({ progress }) => progress.fetched)).toEqual([true, false])
})

test('what a piece cost before it was reduced, and whether the order was free', async () => {
  const { customerId, ctx } = await aCustomer('eve@example.org')
  await place({ customerId, day: 1 })
  await place({ customerId, day: 2, before: 4_000, totalMinor: 0 })
  const { items } = await listOrders(ctx, SETTLED_OUTSIDE, { pageSize: 10, currentPage: 1 })
  expect(items).toMatchObject([
    { promo: true, price: 0, products: [{ price: 25, price_base: 40 }] },
    { promo: false, price: 54, products: [{ price: 25, price_base: 25 }] },
  ])
})

test('of nobody else, of no guest, and of this store alone', async () => {
  const { ctx } = await aCustomer('cyd@example.org')
  await place({ customerId: null, day: 1 })
  expect((await listOrders(ctx, SETTLED_OUTSIDE, { pageSize: 10, currentPage: 1 })).total_count).toBe(0)
  const { ctx: elsewhere } = await aCustomer('ada@example.org', 'de')
  expect((await listOrders(elsewhere, SETTLED_OUTSIDE, { pageSize: 10, currentPage: 1 })).total_count).toBe(0)
  await expect(
    listOrders(aContext(database.db), SETTLED_OUTSIDE, { pageSize: 10, currentPage: 1 }),
  ).rejects.toMatchObject({
    status: 401,
  })
})

test('the way of a parcel is told; why one was canceled only to partners', async () => {
  const { customerId, ctx } = await aCustomer('dora@example.org')
  const canceled = await place({ customerId, day: 1, state: 'canceled' })
  const parcel = await place({ customerId, day: 2 })
  const { db } = database
  const told = {
    cancel_reason: 'Sold twice',
    tracking: json({ number: '1Z 999', link: 'https://a.example' }),
  }
  await db.updateTable('shop_order').set(told).where('order_id', 'in', [canceled, parcel]).execute()
  const page = { pageSize: 10, currentPage: 1 }
  const own = await listOrders(ctx, SETTLED_OUTSIDE, page)
  expect(own.items).toMatchObject([
    { cancel_reason: null, delivery: { number: '1Z 999', link: 'https://a.example' } },
    { canceled: true, cancel_reason: null, progress: { cancel_reason: null } },
  ])
  const actor = { kind: 'customer', customerId, sessionId: 1, rights: rightsOf(['blogger']) } as const
  const partner = await listOrders(aContext(db, { actor }), SETTLED_OUTSIDE, page)
  expect(partner.items.map(({ cancel_reason }) => cancel_reason)).toEqual([null, 'Sold twice'])
})
