// What an order earns its shopper, where a part of it or of its money came back, and of a gift card that is bought.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '#api/db/json.ts'
import { DEFAULT_RETENTION } from '#api/jobs/retention.ts'
import { cashbacksOf } from '#api/ledger/cashback-of.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { payCashback } from './pay-cashback.ts'

let database: TestDatabase
let customer_id: number
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.deleteFrom('shop_order').execute()
  const customer = database.db.insertInto('customer').values({ email: `${crypto.randomUUID()}@example.org` })
  ;({ customer_id } = await customer.returning('customer_id').executeTakeFirstOrThrow())
})
afterAll(() => database.drop())

type Facts = {
  returned?: number
  payment?: 'paid' | 'part_refunded'
  refunded?: number
  toCard?: number
  cards?: number
}

/** Five pieces of 60 and what else is bought, paid by 100 of a gift card and the rest in money; 5 % come back. */
async function delivered({ returned = 0, payment = 'paid', refunded = 0, toCard = 0, cards = 0 }: Facts) {
  const { db } = database
  const all = 30_000 + cards
  const { order_id } = await db
    .insertInto('shop_order')
    .values({
      ...{ client_order_id: crypto.randomUUID(), fingerprint: '', access_hash: Buffer.alloc(16), email: '' },
      ...{ store_id: 4, customer_id, currency_code: 'EUR', subtotal_minor: all, shipping_minor: 0 },
      ...{ gift_card_minor: 10_000, total_minor: all - 10_000, totals: json({}), payment_method: json({}) },
      ...{
        billing_address: json({}),
        shipping_address: json({}),
        state: 'delivered',
        payment_state: payment,
      },
      ...{ delivered_at: new Date('2026-01-20T12:00:00Z') },
    })
    .returning('order_id')
    .executeTakeFirstOrThrow()
  const line = { order_id, name: '', options: json([]), product_option: json({}), tax_minor: 0 }
  const pieces = { ...line, sku: 'COAT', qty: 5, returned_qty: returned, price_minor: 6_000 }
  await db
    .insertInto('shop_order_line')
    .values({ ...pieces, base_price_minor: 6_000, row_minor: 30_000 })
    .execute()
  if (cards > 0)
    await db
      .insertInto('gift_card')
      .values({
        ...{ order_id, place: 1, piece: 1, store_id: 4, currency_code: 'EUR', value_minor: cards },
        ...{ recipient: '', email: '', words: '' },
      })
      .execute()
  if (refunded + toCard > 0)
    await db
      .insertInto('refund')
      .values({
        order_id,
        key: 'some-of-it',
        amount_minor: refunded,
        gift_card_minor: toCard,
        reason: '',
        state: 'done',
        created_at: new Date(),
      })
      .execute()
  return order_id
}

async function earned(): Promise<number> {
  await payCashback({
    ...aContext(database.db, { actor: { kind: 'system', job: 'promotions.pay-cashback' } }),
    now: () => new Date('2026-03-20T12:00:00Z'),
    signal: new AbortController().signal,
    retention: DEFAULT_RETENTION,
  })
  const account = await database.db
    .selectFrom('bonus_account')
    .innerJoin('ledger_account', 'ledger_account.account_id', 'bonus_account.account_id')
    .select('balance_minor')
    .where('customer_id', '=', customer_id)
    .executeTakeFirst()
  return account?.balance_minor ?? 0
}

test.each<[name: string, facts: Facts, minor: number]>([
  ['all of it, where all was kept', {}, 1_500],
  ['what was kept, while no money went back for the rest', { returned: 2 }, 900],
  [
    'what was kept, once money went back for the rest',
    { returned: 2, payment: 'part_refunded', refunded: 12_000 },
    900,
  ],
  ['less, where money went back and no piece', { payment: 'part_refunded', refunded: 3_000 }, 1_350],
  [
    'what was kept, once money and card went back for the rest by their shares',
    { returned: 2, payment: 'part_refunded', refunded: 8_000, toCard: 4_000 },
    900,
  ],
  [
    'less, where a part of the price went back to money and card',
    { payment: 'part_refunded', refunded: 2_000, toCard: 1_000 },
    1_350,
  ],
  ['nothing of a gift card beside it, which earns when it is spent', { cards: 10_000 }, 1_500],
])('an order that came earns %s, as it was told before', async (_, facts, minor) => {
  const order_id = await delivered(facts)
  const told = await cashbacksOf(aContext(database.db), [order_id])
  expect([await earned(), told({ order_id })]).toEqual([minor, minor / 100])
})

type CameBack = { sku: 'COAT' | 'HAT'; refunded: number; isCard?: true }

/** A coat whose price a coupon halved, a hat it was not for, and a delivery: 50, 100 and 10, paid in money. Or the hat is a card. */
async function withHalvedCoat({ isCard, ...came }: CameBack) {
  const order_id = await delivered({ payment: 'part_refunded', refunded: came.refunded })
  const items = [5_000, 10_000].map((minor) => ({ row_total_with_discount: minor / 100 }))
  const sums = { subtotal_minor: 20_000, discount_minor: 5_000, shipping_minor: 1_000, gift_card_minor: 0 }
  await database.db
    .updateTable('shop_order')
    .set({ ...sums, total_minor: 16_000, totals: json({ items }) })
    .where('order_id', '=', order_id)
    .execute()
  await database.db.deleteFrom('shop_order_line').where('order_id', '=', order_id).execute()
  const line = { order_id, name: '', options: json([]), product_option: json({}), tax_minor: 0, qty: 1 }
  const price = { price_minor: 10_000, base_price_minor: 10_000, row_minor: 10_000 }
  for (const sku of ['COAT', 'HAT'])
    await database.db
      .insertInto('shop_order_line')
      .values({ ...line, ...price, sku, returned_qty: sku === came.sku ? 1 : 0 })
      .execute()
  const card = { order_id, place: 1, piece: 1, store_id: 4, currency_code: 'EUR', value_minor: 10_000 }
  if (isCard)
    await database.db
      .insertInto('gift_card')
      .values({ ...card, recipient: '', email: '', words: '' })
      .execute()
  return order_id
}

test.each([
  ['the coat came back: the hat, which cost 100', { sku: 'COAT', refunded: 5_000 }, 500],
  ['the hat came back: the coat, which cost 50', { sku: 'HAT', refunded: 10_000 }, 250],
  ['a card in its place came back: the coat', { sku: 'HAT', refunded: 10_000, isCard: true }, 250],
  ['the hat came back, and half of the rest with it', { sku: 'HAT', refunded: 13_000 }, 125],
] as const)(
  'who kept a hat that cost 100 got bonuses of 75, for a coupon of the coat. %s',
  async (_, came, minor) => {
    const order_id = await withHalvedCoat(came)
    const told = await cashbacksOf(aContext(database.db), [order_id])
    expect([await earned(), told({ order_id })]).toEqual([minor, minor / 100])
  },
)
