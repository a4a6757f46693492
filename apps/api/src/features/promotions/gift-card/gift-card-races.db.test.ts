// A card of 100 under fifty spends of 60 in two stores; and each guard taken out in turn, which the audit must notice.
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { type OrderSteps, placeOrder } from '#api/features/orders/place-order.ts'
import { audit, countStock, type StockBefore } from '#api/features/orders/testing/audit.ts'
import { answersOf, CROWD_POOL, refusalsOf, together, warmPool } from '#api/features/orders/testing/crowd.ts'
import { patientSteps } from '#api/features/orders/testing/patient-buyer.ts'
import { rounds } from '#api/testing/how-often.ts'
import { meeting } from '#api/testing/meeting.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import {
  aGiftCard,
  aGiftProduct,
  aPaidCart,
  balanceOf,
  codesInOutbox,
  type GiftLine,
  orderGift,
  stepOf,
} from '../testing/a-gift-card.ts'

const FILM = [{ sku: 'FILM', qty: 1 }]
let database: TestDatabase
let before: StockBefore
let gift: GiftLine
beforeAll(async () => {
  database = await createTestDatabase({ max: CROWD_POOL })
  await aCatalogue(database.db)
  // Without delivery it costs 60.
  await aProduct(database.db, { sku: 'FILM', type: 'virtual', priceMinor: 6000 })
  gift = { ...(await aGiftProduct(database.db))(), qty: 1 }
  await database.db.updateTable('stock_item').set({ manage_stock: false }).execute()
  await warmPool(database.db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  before = await countStock(database.db)
})

const as = (store = 'de'): Context =>
  aContext(database.db, { store: findStoreView(store) ?? aContext(database.db).store })

async function fifty(card: { id: number }, steps: Partial<OrderSteps> = {}) {
  const stores = Array.from({ length: 50 }, (_, index) => as(index % 2 ? 'de' : 'eu'))
  const bodies = await Promise.all(
    stores.map((ctx) => aPaidCart(ctx, { goods: FILM, cards: [card.id], overrides: { expected_total: 0 } })),
  )
  return together(50, (index) => {
    const [ctx, body] = [stores[index], bodies[index]]
    if (!ctx || !body) throw new Error('nobody')
    return placeOrder(ctx, { body }, { ...patientSteps, ...steps })
  })
}

describe('a card of 100 under fifty spends of 60 in two stores', () => {
  test.each(rounds('RACE_ROUNDS', 2))(
    'one order gets it, the others are asked, and 40 are left (round %i)',
    async () => {
      const card = await aGiftCard(as(), gift)
      const outcomes = await fifty(card)
      expect(answersOf(outcomes).map(({ order }) => [order.grand_total, order.paid])).toEqual([[0, true]])
      const { GIFT_CARD_CHANGED = 0, TOTAL_CHANGED = 0, ...others } = refusalsOf(outcomes)
      expect([GIFT_CARD_CHANGED + TOTAL_CHANGED, others]).toEqual([49, {}])
      expect(await balanceOf(database.db, card.id)).toBe(4000)
      expect(await audit(database.db, before)).toEqual([])
    },
  )

  test('mutant: a balance looked at first and lowered later is overspent', async () => {
    await sql`alter table ledger_account drop constraint ledger_account_balance`.execute(database.db)
    const card = await aGiftCard(as(), gift)
    const looked = meeting(8)
    const takePromotions: OrderSteps['takePromotions'] = async (
      { db, now },
      { orderId, promotions, sums },
    ) => {
      const account_id = promotions.giftCards[0]?.accountId ?? 0
      const amount = sums.giftCards[0]?.usedMinor ?? 0
      await looked()
      await sql`update ledger_account set balance_minor = balance_minor - ${amount} where account_id = ${account_id}`.execute(
        db,
      )
      await db
        .insertInto('ledger_entry')
        .values({
          ...{ account_id, kind: 'hold', cause_type: 'order', cause_id: String(orderId) },
          ...{ change_minor: -amount, at: now() },
        })
        .execute()
    }
    await fifty(card, { takePromotions })
    expect((await audit(database.db, before)).join()).toMatch(/account \d+ holds -/)
    // The books as they must be, for the tests after this one.
    await database.db.deleteFrom('shop_order').execute()
    await sql`truncate ledger_entry, gift_card, bonus_account, ledger_account`.execute(database.db)
    await sql`alter table ledger_account add constraint ledger_account_balance check (balance_minor >= 0)`.execute(
      database.db,
    )
  })

  test('mutant: money that was not held with its order is found by the audit', async () => {
    const card = await aGiftCard(as(), gift)
    const body = await aPaidCart(as(), { goods: FILM, cards: [card.id] })
    const { order } = await placeOrder(as(), { body }, { ...patientSteps, takePromotions: async () => {} })
    expect(await audit(database.db, before)).toEqual([
      `order ${order.id} was paid with 6000 of gift cards and holds 0`,
    ])
    await database.db.deleteFrom('shop_order').where('order_id', '=', order.id).execute()
  })
})

test('told twenty times at once that it is paid, an order gets its cards once, and each one mail', async () => {
  await database.db.deleteFrom('outbox').where('topic', '=', 'gift-card.issued').execute()
  const orderId = await orderGift(as(), { ...gift, qty: 3 })
  const outcomes = await together(20, () => stepOf(as(), orderId, 'pay'))
  expect([answersOf(outcomes).length, refusalsOf(outcomes)]).toEqual([1, { CONFLICT: 19 }])
  const cards = await database.db
    .selectFrom('gift_card')
    .innerJoin('ledger_account', 'ledger_account.account_id', 'gift_card.account_id')
    .select(['piece', 'balance_minor'])
    .where('order_id', '=', orderId)
    .orderBy('piece')
    .execute()
  expect(cards.map(({ piece, balance_minor }) => [piece, balance_minor])).toEqual([
    [1, 10_000],
    [2, 10_000],
    [3, 10_000],
  ])
  const codes = await codesInOutbox(database.db)
  expect([codes.length, new Set(codes).size]).toEqual([3, 3])
  expect(await audit(database.db, before)).toEqual([])
})

test('orders that share cards in any sequence, paid and canceled at once: no deadlock, and the books balance', async () => {
  const cards = [await aGiftCard(as(), gift), await aGiftCard(as(), gift), await aGiftCard(as(), gift)]
  const outcomes = await together(30, async (index) => {
    const ids = cards.map(({ id }) => id)
    const turned = index % 2 ? ids : ids.toReversed()
    const body = await aPaidCart(as(), { goods: [{ sku: 'FILM', qty: 4 }], cards: turned })
    const { order } = await placeOrder(as(), { body }, patientSteps)
    await stepOf(as(), order.id, 'cancel')
  })
  const { GIFT_CARD_CHANGED: _, ...others } = refusalsOf(outcomes)
  expect(others).toEqual({})
  expect(await Promise.all(cards.map(({ id }) => balanceOf(database.db, id)))).toEqual([
    10_000, 10_000, 10_000,
  ])
  expect(await audit(database.db, before)).toEqual([])
})
