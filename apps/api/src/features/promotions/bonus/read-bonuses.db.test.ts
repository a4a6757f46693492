import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { giveBackHolds, giveBackPart } from '#api/ledger/give-back.ts'
import { holdMoney, postHolds } from '#api/ledger/ledger.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'
import { aContext } from '#api/testing/test-context.ts'
import { awardBonuses, findBonus } from './bonus-account.ts'

let shop: WholeShop
let ctx: Context
beforeAll(async () => {
  shop = await openWholeShop([])
  ctx = aContext(shop.database.db)
})
afterAll(() => shop.close())

async function ask(path: string, token: string, store = 'de') {
  const headers = { 'x-vs-store-code': store, authorization: `Bearer ${token}` }
  const reply = await shop.api.app.inject({ url: `/api/user/${path}`, headers })
  return reply.json().result
}

async function anOrder(customerId: number, delivered?: string): Promise<{ id: number; number: string }> {
  const name = randomBytes(16)
  const { order_id, number } = await shop.database.db
    .insertInto('shop_order')
    .values({
      ...{ client_order_id: name.toString('hex'), fingerprint: '', access_hash: name, email: '' },
      ...{ currency_code: 'EUR', subtotal_minor: 30_000, shipping_minor: 0, total_minor: 30_000 },
      ...{
        payment_method: json({ title: '' }),
        billing_address: json({}),
        shipping_address: json({}),
        totals: json({}),
      },
      ...{ store_id: 4, customer_id: customerId },
      ...(delivered && { state: 'delivered', payment_state: 'paid' }),
    })
    .returning(['order_id', 'number'])
    .executeTakeFirstOrThrow()
  if (delivered)
    await shop.database.db
      .insertInto('order_event')
      .values({
        order_id,
        step: 'deliver',
        state: 'delivered',
        payment_state: 'paid',
        taken_by: 'system',
        at: new Date(delivered),
      })
      .execute()
  return { id: order_id, number }
}

const award = (customerId: number, amountMinor: number, cause: Parameters<typeof awardBonuses>[1]['cause']) =>
  inTransaction(ctx, (ctx) => awardBonuses(ctx, { customerId, currencyCode: 'EUR', amountMinor, cause }))

test('every booking is told with what it left, newest first, and what is to come by its day', async () => {
  const { customerId, token } = await signInAt(shop, { name: 'ann', roles: [] })
  const spent = await anOrder(customerId)
  const earned = await anOrder(customerId)
  const coming = await anOrder(customerId, '2026-01-20T12:00:00Z')
  await award(customerId, 10_000, { type: 'grant', id: 'welcome' })
  const bonus = await findBonus(
    { ...ctx, store: { ...ctx.store, storeId: 4, currencyCode: 'EUR' } },
    customerId,
  )
  const cause = { type: 'order', id: spent.id } as const
  await holdMoney(ctx, { accountId: bonus?.accountId ?? 0, cause, amountMinor: 6_000 })
  await postHolds(ctx, cause)
  await giveBackHolds(ctx, spent.id)
  await award(customerId, 1_500, { type: 'cashback', id: earned.id })
  const book = await ask('bonuses', token)
  expect(
    book.items.map(({ kind, change, balance, order_number }: Record<string, unknown>) => [
      kind,
      change,
      balance,
      order_number,
    ]),
  ).toEqual([
    ['cashback', 15, 115, earned.number],
    ['back', 60, 100, spent.number],
    ['spent', -60, 40, spent.number],
    ['gift', 100, 100, null],
  ])
  expect(book).toMatchObject({ balance: 115, currency: 'EUR', total: 4 })
  expect(book.expected).toMatchObject([
    { change: 15, balance: null, order_number: coming.number, at: '2026-02-20T12:00:00.000Z' },
  ])
  expect(await ask('profile', token)).toMatchObject({ account: 115, account_currency: 'EUR' })
})

test('what is to come is told by the day of the store that sold it, which pays it, whichever store is read in', async () => {
  const { customerId, token } = await signInAt(shop, { name: 'eve', roles: [] })
  // An hour later it is the next day in Kyiv, and not yet in Berlin.
  const { id } = await anOrder(customerId, '2026-01-20T22:30:00Z')
  const soldBy = (store_id: number) =>
    shop.database.db.updateTable('shop_order').set({ store_id }).where('order_id', '=', id).execute()
  const dueIn = async (store: string) => (await ask('bonuses', token, store)).expected[0].at.slice(0, 10)
  expect([await dueIn('de'), await dueIn('ua')]).toEqual(['2026-02-20', '2026-02-20'])
  await soldBy(6)
  expect([await dueIn('de'), await dueIn('ua')]).toEqual(['2026-02-21', '2026-02-21'])
})

test('a part that came back by a refund is told with its order', async () => {
  const { customerId, token } = await signInAt(shop, { name: 'cleo', roles: [] })
  const { id, number } = await anOrder(customerId)
  await award(customerId, 6_000, { type: 'grant', id: 'cleo' })
  const eur = { ...ctx, store: { ...ctx.store, storeId: 4, currencyCode: 'EUR' as const } }
  const accountId = (await findBonus(eur, customerId))?.accountId ?? 0
  await holdMoney(ctx, { accountId, cause: { type: 'order', id }, amountMinor: 6_000 })
  const { refund_id: refundId } = await shop.database.db
    .insertInto('refund')
    .values({
      order_id: id,
      key: 'a-part-of-it',
      amount_minor: 0,
      bonus_minor: 1_500,
      created_at: new Date(),
    })
    .returning('refund_id')
    .executeTakeFirstOrThrow()
  const parts = { moneyMinor: 0, giftCardMinor: 0, bonusMinor: 1_500 }
  await inTransaction(ctx, (ctx) => giveBackPart(ctx, { orderId: id, refundId, parts }))
  expect((await ask('bonuses', token)).items).toMatchObject([
    { kind: 'back', change: 15, balance: 15, order_number: number },
    { kind: 'spent', change: -60, balance: 0, order_number: number },
    { kind: 'gift', change: 60 },
  ])
})

test('a page of it tells the same balances, and another currency has a book of its own', async () => {
  const { customerId, token } = await signInAt(shop, { name: 'bea', roles: [] })
  for (const at of [1, 2, 3]) await award(customerId, 1_000, { type: 'grant', id: `bea ${at}` })
  const { items } = await ask('bonuses?size=1&from=1', token)
  expect(items).toMatchObject([{ change: 10, balance: 20 }])
  for (const past of ['from=9', 'before=1'])
    expect(await ask(`bonuses?${past}`, token)).toMatchObject({ items: [], total: 3 })
  expect(await ask('bonuses', token, 'us')).toMatchObject({
    balance: 0,
    currency: 'USD',
    items: [],
    total: 0,
  })
})

test('read on behind the last one, no booking comes twice when one is added meanwhile', async () => {
  const { customerId, token } = await signInAt(shop, { name: 'dot', roles: [] })
  for (const at of [1, 2, 3]) await award(customerId, 1_000, { type: 'grant', id: `dot ${at}` })
  const first = await ask('bonuses?size=2', token)
  await award(customerId, 1_000, { type: 'grant', id: 'dot meanwhile' })
  const rest = await ask(`bonuses?before=${first.items[1].id}`, token)
  expect([rest.items.map(({ balance }: { balance: number }) => balance), rest.total]).toEqual([[10], 4])
})

test('nobody reads another’s', async () => {
  const { token } = await signInAt(shop, { name: 'cyd', roles: [] })
  expect(await ask('bonuses', token)).toMatchObject({ balance: 0, items: [], expected: [] })
})
