import {
  getStaffFormerOrder,
  listStaffFormerOrders as listCall,
} from '@vitrine/contract/people/staff-former-orders'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '#api/db/json.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { formerOrdersFeature } from '../index.ts'
import { getFormerOrder } from './get-former-order.ts'
import { listFormer } from './list-former.ts'

let database: TestDatabase
const ids: Record<string, number> = {}
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db
    .insertInto('customer')
    .values({ customer_id: 7, email: 'ann@example.org', firstname: 'Ann', lastname: 'Berg' })
    .execute()
  await brought('1001', 'ann@example.org', { 'Shipping Name': 'Ann Berg' })
  await brought('1002', 'nobody@example.org', {
    ...{ 'Billing Name': 'Ольга Лин', 'Billing Address1': 'Lindenweg 3', 'Billing City': 'Bonn' },
    ...{ 'Billing Country': 'DE', 'Billing Phone': '+49 1', payment_method: 'Invoice', notes: 'Ring twice' },
    ...{ shipping: 490, tax: 319 },
  })
  await brought('A-0077', 'guest_100%@example.org', {})
})
afterAll(() => database.drop())

async function brought(number: string, email: string, facts: Record<string, string | number>): Promise<void> {
  const at = new Date(`2020-05-0${Object.keys(ids).length + 1}T10:00:00Z`)
  const { former_order_id } = await database.db
    .insertInto('former_order')
    .values({
      ...{ number, email, placed_at: at, brought_at: at, customer_id: null, ending: null },
      ...{ currency_code: 'EUR', total_minor: 2000, facts: json(facts) },
    })
    .returning('former_order_id')
    .executeTakeFirstOrThrow()
  ids[number] = former_order_id
  await database.db
    .insertInto('former_order_line')
    .values({ former_order_id, position: 0, sku: 'S', name: 'Scarf', qty: 2, price_minor: 800 })
    .execute()
}

const as = (...roles: Role[]) =>
  aContext(database.db, {
    actor: { kind: 'customer', customerId: 1, sessionId: 1, rights: rightsOf(roles) },
  })
const list = (wish: object = {}) => listFormer(as('manager'), listCall.query.parse(wish))
const numbers = async (wish: object) => (await list(wish)).items.map(({ number }) => number)

test.each([
  ['', ['A-0077', '1002', '1001']],
  ['#1002', ['1002']],
  ['00 10', ['1002', '1001']],
  ['a-0', ['A-0077']],
  ['NOBODY@', ['1002']],
  ['ольга', ['1002']],
  ['berg', ['1001']],
  ['guest_100%', ['A-0077']],
  ['%', []],
  ["' or true --", []],
])('of people with and without an account, by %j', async (q, found) => {
  expect(await numbers({ q })).toEqual(found)
})

test('come a page at a time, and say how many fit', async () => {
  const { items, ...counts } = await list({ size: 2 })
  expect(items.map(({ number }) => number)).toEqual(['A-0077', '1002'])
  expect(counts).toMatchObject({ total: 3, has_any: true })
  expect(await numbers({ size: 2, before: counts.next ?? '' })).toEqual(['1001'])
  expect(await list({ q: 'nobody else' })).toEqual({ items: [], total: 0, has_any: true, next: null })
})

test('what is brought between two pages moves none of them', async () => {
  const first = await list({ size: 2 })
  await brought('2001', 'late@example.org', {})
  const second = await list({ size: 2, before: first.next ?? '' })
  await database.db.deleteFrom('former_order').where('number', '=', '2001').execute()
  delete ids['2001']
  expect([...first.items, ...second.items].map(({ number }) => number)).toEqual(['A-0077', '1002', '1001'])
})

test('one is shown with all its table told of it, and whose account it stands in', async () => {
  expect(await getFormerOrder(as('manager'), ids['1002'] ?? 0)).toMatchObject({
    ...{ number: '1002', name: 'Ольга Лин', city: 'Bonn', total: 20, customer: null, shipping: null },
    billing: { street: ['Lindenweg 3'], city: 'Bonn', country: 'DE', telephone: '+49 1' },
    ...{ payment_method: 'Invoice', notes: 'Ring twice' },
    sums: [
      { code: 'shipping', sum: 4.9 },
      { code: 'tax', sum: 3.19 },
    ],
    lines: [{ name: 'Scarf', sku: 'S', qty: 2, sum: 16 }],
  })
  const { customer } = await getFormerOrder(as('manager'), ids['1001'] ?? 0)
  expect(customer).toEqual({ id: 7, name: 'Ann Berg' })
})

test('what goes out is what the contract says', async () => {
  const details = await getFormerOrder(as('manager'), ids['1002'] ?? 0)
  expect(getStaffFormerOrder.reply.parse(details)).toEqual(details)
  const page = await list()
  expect(listCall.reply.parse(page)).toEqual(page)
})

test('one that is not there is not found, and none is anybody else’s to see', async () => {
  await expect(getFormerOrder(as('manager'), 999_999)).rejects.toMatchObject({ status: 404 })
  await expect(listFormer(as('blogger'), listCall.query.parse({}))).rejects.toMatchObject({ status: 403 })
  await expect(getFormerOrder(as(), ids['1001'] ?? 0)).rejects.toMatchObject({ status: 403 })
})

test('a kept view of them is counted', async () => {
  const counted = formerOrdersFeature.lists?.['/admin/orders/former']
  expect(await counted?.count(as('manager'), ['q=1001', 'q=none'], 10)).toEqual([1, 0])
})
