import { randomBytes } from 'node:crypto'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashKey } from '#api/access/hash-key.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { keepOrder } from '#api/features/orders/lookup/keep-order.ts'
import { meeting } from '#api/testing/meeting.ts'
import { aContext } from '#api/testing/test-context.ts'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'
import { adoptOrders } from './adopt-orders.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await anAccountShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('shop_order').execute()
  await shop.forgetBudgets()
})

/** Of every order here; who made one has it. */
const KEY = 'key-of-the-order'
const ADA = { firstname: 'Ada', lastname: 'Byron', street: ['Main 1'], city: 'York', country_id: 'GB' }

/** As it was ordered by a guest, unless somebody else has it. */
async function order(email: string, wish: { isForAccount: boolean; customerId?: number }): Promise<number> {
  const address = { ...ADA, postcode: 'YO1', email }
  const { order_id } = await shop.db
    .insertInto('shop_order')
    .values({
      ...{
        store_id: 4,
        client_order_id: randomBytes(8).toString('hex'),
        fingerprint: '',
        currency_code: 'EUR',
      },
      ...{
        access_hash: hashKey(KEY),
        customer_id: wish.customerId ?? null,
        for_account: wish.isForAccount,
      },
      ...{ subtotal_minor: 5_000, shipping_minor: 0, total_minor: 5_000, totals: json({}), email },
      ...{ payment_method: json({}), shipping_address: json(address), billing_address: json(address) },
    })
    .returning('order_id')
    .executeTakeFirstOrThrow()
  return order_id
}

async function signIn(contact: string, more: { order_keys?: string[] } = { order_keys: [KEY] }) {
  await shop.post('get-sms-code', { phone: contact })
  const { code } = await shop.secret()
  return (await shop.post('check-sms-code', { phone: contact, code, ...more })).body.result
}
const ownerOf = async (orderId: number) =>
  (
    await shop.db
      .selectFrom('shop_order')
      .select('customer_id')
      .where('order_id', '=', orderId)
      .executeTakeFirst()
  )?.customer_id

test('who wished for an account finds the order in it, and is known by name and address', async () => {
  const wished = await order('Ada@Canary.example', { isForAccount: true })
  const { id, token, firstname, lastname } = await signIn('ada@canary.example')
  expect([await ownerOf(wished), firstname, lastname]).toEqual([id, 'Ada', 'Byron'])
  const { result } = (await shop.get('addresses', { token })).body
  expect(result).toMatchObject([{ ...ADA, postcode: 'YO1', is_default: true }])
  expect(result[0]).not.toHaveProperty('email')
})

test('who has a name and an address keeps them', async () => {
  const { id, token } = await signIn('bea@canary.example')
  await shop.post('profile-account', { name: 'Bea Own' }, { token })
  await shop.post('addresses', { ...ADA, city: 'Bonn', country_id: 'DE', postcode: '53111' }, { token })
  shop.pass(60_000)
  await shop.forgetBudgets()
  const wished = await order('bea@canary.example', { isForAccount: true })
  const again = await signIn('bea@canary.example')
  expect([await ownerOf(wished), again.firstname]).toEqual([id, 'Bea'])
  expect((await shop.get('addresses', { token: again.token })).body.result).toMatchObject([{ city: 'Bonn' }])
})

test.each([
  ['without the key of the order', {}],
  ['with the key of another', { order_keys: ['key-of-another'] }],
])('a stranger who orders from a mailbox names nobody: %s', async (how, more) => {
  const contact = `eve-${how.length}@canary.example`
  const wished = await order(contact, { isForAccount: true })
  const { id, token, firstname, lastname } = await signIn(contact, more)
  expect([await ownerOf(wished), firstname, lastname]).toEqual([id, '', ''])
  expect((await shop.get('addresses', { token })).body.result).toEqual([])
})

test('the link of the mail names as the code does', async () => {
  await order('flo@canary.example', { isForAccount: true })
  await shop.post('get-sms-code', { phone: 'flo@canary.example' })
  const { link } = await shop.secret()
  const body = { contact: 'flo@canary.example', token: link, order_keys: [KEY] }
  expect((await shop.post('fast-login', body)).body.result).toMatchObject({ firstname: 'Ada' })
})

test('of many who prove the mailbox at once one adopts the order: one owner, one address', async () => {
  const { id, token } = await signIn('gus@canary.example')
  const wished = await order('gus@canary.example', { isForAccount: true })
  const ctx = aContext(shop.db)
  const by = { email: 'gus@canary.example' }
  const met = meeting(5)
  const adopt = () =>
    inTransaction(ctx, async (ctx) => {
      await met()
      await adoptOrders(ctx, id, { by, orderKeys: [KEY] })
    })
  await Promise.all(Array.from({ length: 5 }, adopt))
  expect(await ownerOf(wished)).toBe(id)
  expect((await shop.get('addresses', { token })).body.result).toMatchObject([{ ...ADA, is_default: true }])
})

test('nobody gets what was not wished for, what is another’s, or what was sent to another mailbox', async () => {
  const other = await signIn('cyd@canary.example')
  shop.pass(60_000)
  await shop.forgetBudgets()
  const orders = [
    await order('dora@canary.example', { isForAccount: false }),
    await order('dora@canary.example', { isForAccount: true, customerId: other.id }),
    await order('dora@canary.example.org', { isForAccount: true }),
  ]
  await signIn('dora@canary.example')
  expect(await Promise.all(orders.map(ownerOf))).toEqual([null, other.id, null])
})

test('a number proves no mailbox', async () => {
  const wished = await order('+4915112345678', { isForAccount: true })
  await signIn('+49 1511 2345678')
  expect(await ownerOf(wished)).toBeNull()
})

test('who wishes for it after the order, with its key, finds it in the account; nobody else can wish', async () => {
  const { db } = shop
  const guest = aContext(db, { store: findStoreView('de') as NonNullable<ReturnType<typeof findStoreView>> })
  const late = await order('hal@canary.example', { isForAccount: false })
  const { client_order_id: id } = await db
    .selectFrom('shop_order')
    .select('client_order_id')
    .where('order_id', '=', late)
    .executeTakeFirstOrThrow()
  await expect(keepOrder(guest, { id, key: 'another' })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  await expect(keepOrder(guest, { id })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  // Pressed twice at once is wished once.
  expect(await Promise.all([keepOrder(guest, { id, key: KEY }), keepOrder(guest, { id, key: KEY })])).toEqual(
    [true, true],
  )
  const { id: hal } = await signIn('hal@canary.example')
  expect(await ownerOf(late)).toBe(hal)
  await expect(keepOrder(guest, { id, key: KEY })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await ownerOf(late)).toBe(hal)
})
