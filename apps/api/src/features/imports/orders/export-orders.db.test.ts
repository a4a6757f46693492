// Orders as a table other programs read.
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { aFilledCart, readOrder } from '#api/features/orders/testing/a-buyer.ts'
import { patientSteps } from '#api/features/orders/testing/patient-buyer.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { readTable } from '../formats/table/read-table.ts'
import { exportOrders } from './export-orders.ts'
import { takeOrders } from './former/bring-orders.ts'

let database: TestDatabase
const store = findStoreView('de')
if (!store) throw new Error('no German store')
const GOODS = [
  { sku: 'COAT', qty: 2 },
  { sku: 'SOCK', qty: 1 },
]
const as = (...roles: Role[]) =>
  aContext(database.db, {
    actor: { kind: 'customer', customerId: 1, sessionId: 1, rights: rightsOf(roles) },
  })

beforeAll(async () => {
  database = await createTestDatabase()
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'COAT', priceMinor: 30_000 })
  await aProduct(database.db, { sku: 'SOCK', priceMinor: 500 })
  for (let times = 0; times < 2; times += 1) {
    const ctx = aContext(database.db, { store })
    const cart = await aFilledCart(ctx, GOODS)
    await placeOrder(ctx, { body: readOrder(cart, GOODS) }, patientSteps)
  }
  await sql`update shop_order set comment = '=HYPERLINK("http://bad")', created_at = '2026-01-10Z'
    where order_id = (select min(order_id) from shop_order)`.execute(database.db)
})
afterAll(() => database.drop())

type Query = Partial<Parameters<typeof exportOrders>[1]>
async function rowsOf(query: Query = {}) {
  let text = ''
  for (let after: number | null = 0; after !== null; ) {
    const piece = await exportOrders(as('manager'), { after, ...query })
    text += piece.text
    after = query.size === undefined ? null : piece.next
    if (after !== null) query = { ...query, after }
  }
  const table = await readTable({ name: 'orders.csv', bytes: new TextEncoder().encode(text) }, () => {})
  return { text, rows: await Array.fromAsync(table.rows) }
}

test('a row for each line, and what is of the whole order once', async () => {
  const { rows } = await rowsOf()
  const cells = (...columns: string[]) => rows.map(({ get }) => columns.map(get))
  const numbers = rows.map(({ get }) => get('Name'))
  expect([numbers[0] === numbers[1], numbers[2] === numbers[3], new Set(numbers).size]).toEqual([
    true,
    true,
    2,
  ])
  expect(cells('Lineitem sku', 'Lineitem quantity', 'Lineitem price').slice(0, 2)).toEqual([
    ['COAT', '2', expect.stringMatching(/^\d+\.\d\d$/)],
    ['SOCK', '1', expect.stringMatching(/^\d+\.\d\d$/)],
  ])
  const { rows: sums } = await sql<{ sum: string }>`
    select (total_minor / 100.0)::numeric(12, 2)::text as sum from shop_order order by order_id`.execute(
    database.db,
  )
  expect(cells('Total').flat()).toEqual([sums[0]?.sum, '', sums[1]?.sum, ''])
  expect(cells('Financial Status', 'Fulfillment Status', 'Store', 'State')[0]).toEqual([
    ...['pending', 'unfulfilled', 'de', 'placed'],
  ])
  expect(cells('Billing Name', 'Billing Country')[0]).toEqual([expect.stringMatching(/\w/), 'DE'])
})

test('brought back here they are told as this shop’s own, and become no history', async () => {
  const bytes = new TextEncoder().encode((await rowsOf()).text)
  const table = { title: 'orders.csv', currency: undefined, charset: 'utf-8', mode: 'take' } as const
  const report = await takeOrders(as('manager'), { ...table, bytes })
  expect(report).toMatchObject({ rows: 4, created: 0, left_out: { count: 2 } })
  expect(report.left_out.items[0]?.message).toMatch(/^order \d+ is one of this shop itself$/)
  await database.db.deleteFrom('audit').execute()
})

test('what a spreadsheet would reckon with is told as text', async () => {
  const { text } = await rowsOf()
  expect(text).toContain(`"'=HYPERLINK(""http://bad"")"`)
})

test('piece by piece it is the same table, and written down once', async () => {
  const { text } = await rowsOf()
  await database.db.deleteFrom('audit').execute()
  expect((await rowsOf({ size: 1 })).text).toBe(text)
  const { rows } = await sql`select permission, entity, after from audit`.execute(database.db)
  expect(rows).toEqual([
    {
      ...{ permission: 'order:export', entity: 'order_table' },
      after: { orders: 2, store: null, from: null, to: null },
    },
  ])
})

test.each<[string, Query, number]>([
  ['a store without orders', { store: 'us' }, 0],
  ['their store', { store: 'de' }, 4],
  ['one day', { from: '2026-01-10', to: '2026-01-10' }, 2],
  ['from a day on', { from: '2026-01-11' }, 2],
  ['up to a day', { to: '2026-01-09' }, 0],
])('%s', async (_, query, count) => expect((await rowsOf(query)).rows).toHaveLength(count))

test('days the wrong way round, and whoever may not', async () => {
  const wrong = { from: '2026-02-01', to: '2026-01-01', after: 0 }
  await expect(exportOrders(as('manager'), wrong)).rejects.toMatchObject({
    details: [{ path: 'to' }],
  })
  await expect(exportOrders(as('blogger'), { after: 0 })).rejects.toMatchObject({ status: 403 })
})

// Last: it moves the orders.
test.each<[hour: string, day: string, next: string]>([
  ['comes twice', '2026-10-25', '2026-10-26'],
  ['is missing', '2026-03-29', '2026-03-30'],
])('an hour that %s where the database stands puts no order into two days or none', async (_, day, next) => {
  const found = await inTransaction(as('manager'), async (ctx) => {
    await sql`select set_config('TimeZone', 'Europe/Berlin', true)`.execute(ctx.db)
    await sql`update shop_order set created_at = case order_id
      when (select min(order_id) from shop_order) then ${`${day}T23:30:00Z`}::timestamptz
      else ${`${next}T00:30:00Z`}::timestamptz end`.execute(ctx.db)
    const on = async (day: string) => (await exportOrders(ctx, { from: day, to: day, after: 0 })).orders
    return [await on(day), await on(next)]
  })
  expect(found).toEqual([1, 1])
})
