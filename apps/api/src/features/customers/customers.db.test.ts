import { randomUUID } from 'node:crypto'
import { listCustomers as listCall } from '@vitrine/contract/people/customer-list'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '#api/db/json.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { aFilledCart, readOrder } from '#api/features/orders/testing/a-buyer.ts'
import { patientSteps } from '#api/features/orders/testing/patient-buyer.ts'
import { bookBonuses } from '#api/features/promotions/bonus/book-bonuses.ts'
import { signIn } from '#api/features/sessions/testing/sign-in.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { getCustomer } from './get-customer.ts'
import { listCustomers } from './list/list-customers.ts'
import { addNote, removeNote } from './notes/notes.ts'
import { signCustomerOut } from './sign-out.ts'

let database: TestDatabase
const NOW = new Date('2026-01-15T12:00:00Z')
const people: Record<string, number> = {}
const GOODS = [{ sku: 'COAT', qty: 1 }]

const store = findStoreView('de')
if (!store) throw new Error('no German store')
const as = (name: string, ...roles: Role[]) =>
  aContext(database.db, {
    store,
    actor: { kind: 'customer', customerId: people[name] ?? 0, sessionId: 1, rights: rightsOf(roles) },
  })
const mona = () => as('mona', 'manager')
const boss = () => as('boss', 'admin')
const idOf = (name: string) => people[name] ?? 0

beforeAll(async () => {
  database = await createTestDatabase()
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'COAT', priceMinor: 30_000 })
  const made: [string, Role[], Date][] = [
    ['mona', ['manager'], NOW],
    ['boss', ['admin'], NOW],
    ['ann', [], new Date('2026-01-14T12:00:00Z')],
    ['vera', ['vip'], new Date('2025-11-01T12:00:00Z')],
  ]
  for (const [name, roles, seen] of made) {
    const email = `${name}@example.org`
    const { customerId } = await signIn(database.db, { email, now: () => seen })
    people[name] = customerId
    await database.db
      .updateTable('customer')
      .set({ roles, firstname: name, created_at: seen })
      .where('customer_id', '=', customerId)
      .execute()
  }
  await order(as('ann'))
  await order(aContext(database.db, { store }))
})
afterAll(() => database.drop())

async function order(ctx: ReturnType<typeof aContext>) {
  const cart = await aFilledCart(ctx, GOODS)
  return placeOrder(ctx, { body: readOrder(cart, GOODS) }, patientSteps)
}
const list = (query: object = {}, ctx = mona()) => listCustomers(ctx, listCall.query.parse(query))
const namesOf = async (query: object) => (await list(query)).items.map(({ name }) => name)

test('the latest seen stand first, each with what they bought, and guests in a list of their own', async () => {
  const { items, counts, total, new_this_week } = await list()
  expect(items.map(({ name }) => name).slice(2)).toEqual(['ann', 'vera'])
  expect({ total, new_this_week, counts }).toEqual({
    ...{ total: 4, new_this_week: 3 },
    counts: { all: 4, vip: 1, partners: 0, staff: 2, guests: 1 },
  })
  expect(items[2]).toMatchObject({ orders: 1, email: 'ann@example.org', store_code: 'de', bonuses: [] })
  const guests = await list({ view: 'guests' })
  expect(guests.items).toMatchObject([{ id: null, orders: 1, last_order_id: expect.any(Number) }])
})

test.each<[string, object, string[]]>([
  ['letters of a name', { q: 'ver' }, ['vera']],
  ['a mailbox', { q: 'ann@' }, ['ann']],
  ['wildcards are letters', { q: '%' }, []],
  ['who never ordered', { view: 'vip', orders: 'none' }, ['vera']],
  ['who ordered once', { orders: 'one' }, ['ann']],
  ['who bought in a store', { store: 'de' }, ['ann']],
  ['and not in another', { store: 'us' }, []],
  ['who has not come for long', { seen: 'longer' }, ['vera']],
  ['by name, the last first', { sort: '-name' }, ['vera', 'mona', 'boss', 'ann']],
])('%s', async (_, query, names) => expect(await namesOf(query)).toEqual(names))

const pagesOf = async (query: object, meanwhile: () => Promise<unknown> = async () => undefined) => {
  const seen: (string | null)[] = []
  let page = await list({ ...query, size: 1 })
  for (;;) {
    seen.push(...page.items.map(({ name, email }) => name || email))
    if (page.next === null) return seen
    await meanwhile()
    page = await list({ ...query, size: 1, before: page.next })
  }
}

test.each([
  ['seen', ['vera', 'ann']],
  ['-seen', ['ann', 'vera']],
  ['orders', ['vera', 'ann']],
  ['-orders', ['ann', 'vera']],
  ['name', ['ann', 'boss', 'mona', 'vera']],
  ['-name', ['vera', 'mona', 'boss', 'ann']],
])('page by page, by %s, everybody stands there once', async (sort, order) => {
  const seen = await pagesOf({ sort })
  expect(seen.toSorted()).toEqual(['ann', 'boss', 'mona', 'vera'])
  expect(seen.filter((name) => order.includes(name ?? ''))).toEqual(order)
})

test('who comes between two pages moves nobody: none stands there twice, or is passed over', async () => {
  const names = ['mona', 'boss', 'ann', 'vera']
  let come = 0
  const newcomer = async () => {
    come += 1
    const { customerId } = await signIn(database.db, { email: `late${come}@example.org`, now: () => NOW })
    await database.db
      .updateTable('customer')
      .set({ firstname: `Aaron ${come}` })
      .where('customer_id', '=', customerId)
      .execute()
  }
  const [bySight, byName] = [
    await pagesOf({ sort: '-seen' }, newcomer),
    await pagesOf({ sort: '-name' }, newcomer),
  ]
  await database.db.deleteFrom('customer').where('email', 'like', 'late%').execute()
  expect(bySight.filter((name) => names.includes(name ?? '')).toSorted()).toEqual(names.toSorted())
  expect(byName.filter((name) => names.includes(name ?? ''))).toEqual(['vera', 'mona', 'boss', 'ann'])
  expect(new Set(byName).size).toBe(byName.length)
})

test('guests are read page by page by what they are sorted by, too', async () => {
  await order(aContext(database.db, { store }))
  const all = (await list({ view: 'guests', sort: '-seen' })).items.map(({ email }) => email)
  for (const sort of ['-seen', 'orders', '-name']) {
    const seen = await pagesOf({ view: 'guests', sort })
    expect([seen.length, new Set(seen).size]).toEqual([all.length, all.length])
  }
})

test('read on in another order than it was begun in, a list is refused by its field', async () => {
  for (const wish of [
    { sort: 'orders', before: '5:Ann' },
    { sort: '-seen', before: '5' },
    { sort: '-seen', before: '5:7' },
  ])
    await expect(list(wish)).rejects.toMatchObject({ status: 400, details: [{ path: 'before' }] })
})

test.each([
  ['as it is kept', '+493055501877'],
  ['as it is dialed in its country', '030 555 018 77'],
  ['with other signs', '(0)30/555-018-77'],
  ['without its area', '55501877'],
])('a phone is found %s, as among the orders', async (_, q) => {
  await database.db
    .updateTable('customer')
    .set({ phone: '+493055501877' })
    .where('customer_id', '=', idOf('vera'))
    .execute()
  expect(await namesOf({ q })).toEqual(['vera'])
})

test('figures within other words are no phone, nor are three of them', async () => {
  for (const q of ['vera 1877', '187', 'a30555']) expect(await namesOf({ q })).toEqual([])
})

test('a guest is found by the phone of the last order', async () => {
  const [guest] = (await list({ view: 'guests' })).items
  const telephone = json({ telephone: '030 444 018-66' })
  await sql`update shop_order set billing_address = billing_address || ${telephone}
    where order_id = ${guest?.last_order_id ?? 0}`.execute(database.db)
  const { items } = await list({ view: 'guests', q: '+49 30 44401866' })
  expect(items.map(({ last_order_id }) => last_order_id)).toEqual([guest?.last_order_id])
  expect((await list({ view: 'guests', q: '+49 30 44401867' })).items).toEqual([])
})

test('by name goes by the alphabet of people, not of machines', async () => {
  const rename = (from: string, firstname: string) =>
    database.db.updateTable('customer').set({ firstname }).where('customer_id', '=', idOf(from)).execute()
  await rename('ann', 'Özil')
  await rename('vera', 'Vera')
  try {
    expect(await namesOf({ sort: 'name' })).toEqual(['boss', 'mona', 'Özil', 'Vera'])
  } finally {
    await rename('ann', 'ann')
    await rename('vera', 'vera')
  }
})

test('what went back of an order was not bought either, in parts as in whole', async () => {
  const order = await database.db
    .updateTable('shop_order')
    .set({ payment_state: 'part_refunded' })
    .where('customer_id', '=', idOf('ann'))
    .returning(['order_id', 'total_minor'])
    .executeTakeFirstOrThrow()
  const { order_id, total_minor } = order
  const refund = { order_id, key: randomUUID(), amount_minor: total_minor - 1_000, created_at: NOW }
  await database.db.insertInto('refund').values(refund).execute()
  const left = [{ currency: 'EUR', sum: 10 }]
  try {
    const [listed] = (await list({ q: 'ann@' })).items
    expect([listed?.bought, (await getCustomer(mona(), idOf('ann'))).bought]).toEqual([left, left])
  } finally {
    await database.db.deleteFrom('refund').execute()
  }
})

test('what was canceled was not bought, though it was paid', async () => {
  const set = (state: 'placed' | 'canceled', payment_state: 'open' | 'paid') =>
    database.db
      .updateTable('shop_order')
      .set({ state, payment_state })
      .where('customer_id', '=', idOf('ann'))
      .execute()
  const boughtBy = async () => (await list({ q: 'ann@' })).items[0]?.bought
  await set('placed', 'paid')
  expect(await boughtBy()).toMatchObject([{ sum: expect.any(Number) }])
  await set('canceled', 'paid')
  expect([await boughtBy(), (await getCustomer(mona(), idOf('ann'))).bought]).toEqual([[], []])
  await set('placed', 'open')
})

test('who has told no name is found by the one they are shown by, and a named one by theirs alone', async () => {
  const renamed = (firstname: string) =>
    database.db.updateTable('customer').set({ firstname }).where('customer_id', '=', idOf('ann')).execute()
  expect(await namesOf({ q: 'anna' })).toEqual([])
  await renamed('')
  const [shown = ''] = await namesOf({ q: 'ann@' })
  expect(shown).toMatch(/^Anna /)
  expect(await list({ q: shown.toUpperCase() })).toMatchObject({ items: [{ name: shown }], total: 1 })
  await renamed('ann')
})

test('a Chinese name is shown and found the family’s first, without a blank', async () => {
  const named = (firstname: string, lastname: string) =>
    database.db
      .updateTable('customer')
      .set({ firstname, lastname })
      .where('customer_id', '=', idOf('ann'))
      .execute()
  await named('小明', '王')
  expect(await namesOf({ q: '王小' })).toEqual(['王小明'])
  expect(await getCustomer(mona(), idOf('ann'))).toMatchObject({ name: '王小明' })
  await named('ann', '')
})

test('one is shown with orders, ledger, devices and notes', async () => {
  const id = idOf('ann')
  await bookBonuses(mona(), {
    ...{ key: randomUUID(), customerId: id, currency: 'USD', changeMinor: 1_000, reason: 'Parcel came late' },
  })
  await addNote(mona(), { customerId: id }, 'Calls rather than writes.')
  expect(await getCustomer(mona(), id)).toMatchObject({
    ...{ name: 'ann', orders: 1, under_way: 1, bonuses: [{ currency: 'USD', sum: 10 }], came_back: 0 },
    last_orders: [{ lines: 1, states: { order: 'placed' } }],
    bookings: [{ kind: 'given', change: 10, balance: 10, by: 'mona', reason: 'Parcel came late' }],
    devices: [{ device: expect.any(String) }],
    notes: [{ words: 'Calls rather than writes.', by: 'mona' }],
  })
  expect(await namesOf({ bonuses: 'some' })).toEqual(['ann'])
})

test('a note goes once, and only from whom it is about', async () => {
  const [note] = await addNote(mona(), { customerId: idOf('vera') }, 'Gift wrap.')
  const noteId = note?.id ?? 0
  await removeNote(mona(), { customerId: idOf('ann') }, noteId)
  expect((await getCustomer(mona(), idOf('vera'))).notes).toHaveLength(1)
  expect(await removeNote(mona(), { customerId: idOf('vera') }, noteId)).toEqual([])
  expect(await removeNote(mona(), { customerId: idOf('vera') }, noteId)).toEqual([])
  await expect(addNote(mona(), { customerId: 9_999 }, 'x')).rejects.toMatchObject({ status: 404 })
})

test('a manager signs a customer out, but not an admin; an admin both', async () => {
  await signCustomerOut(mona(), idOf('vera'))
  await expect(signCustomerOut(mona(), idOf('boss'))).rejects.toMatchObject({ status: 403 })
  await signCustomerOut(boss(), idOf('mona'))
  const { rows } = {
    rows: await database.db.selectFrom('session').select(['customer_id', 'end_reason']).execute(),
  }
  const ended = rows
    .filter(({ end_reason }) => end_reason === 'elsewhere')
    .map(({ customer_id }) => customer_id)
  expect(ended.toSorted()).toEqual([idOf('mona'), idOf('vera')].toSorted())
})

test('a customer sees nobody', async () => {
  await expect(list({}, as('ann'))).rejects.toMatchObject({ status: 403 })
  await expect(getCustomer(as('ann'), idOf('ann'))).rejects.toMatchObject({ status: 403 })
  await expect(getCustomer(mona(), 9_999)).rejects.toMatchObject({ status: 404 })
})
