// The last second of a card under fifty orders, and money that comes back on its last day from many at once.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { audit, countStock, type StockBefore } from '#api/features/orders/testing/audit.ts'
import { answersOf, CROWD_POOL, refusalsOf, together, warmPool } from '#api/features/orders/testing/crowd.ts'
import { patientSteps } from '#api/features/orders/testing/patient-buyer.ts'
import { rounds } from '#api/testing/how-often.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import {
  aGiftCard,
  aGiftProduct,
  aPaidCart,
  balanceOf,
  type GiftLine,
  orderGift,
  stepOf,
} from '../testing/a-gift-card.ts'
import { BOUGHT, germanAt, LATE } from '../testing/last-day.ts'

const LAST = '2029-03-01T22:59:58.999Z'
const OVER = '2029-03-01T23:00:00Z'
let database: TestDatabase
let before: StockBefore
let gift: GiftLine
beforeAll(async () => {
  database = await createTestDatabase({ max: CROWD_POOL })
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'FILM', type: 'virtual', priceMinor: 6000 })
  await aProduct(database.db, { sku: 'CLIP', type: 'virtual', priceMinor: 1000 })
  gift = { ...(await aGiftProduct(database.db))(), qty: 1 }
  await database.db.updateTable('stock_item').set({ manage_stock: false }).execute()
  await warmPool(database.db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  before = await countStock(database.db)
})

const at = (now: string): Context => germanAt(database.db, now)
async function endOf(id: number) {
  const row = await database.db
    .selectFrom('gift_card')
    .select('expires_at')
    .where('gift_card_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.expires_at?.toISOString()
}

/** Half of them a moment before midnight, the others at it. */
async function fiftyAtMidnight(cardId: number) {
  const shops = Array.from({ length: 50 }, (_, index) => at(index % 2 ? LAST : OVER))
  const buying = { goods: [{ sku: 'FILM', qty: 1 }], cards: [cardId], overrides: { expected_total: 0 } }
  const bodies = await Promise.all(shops.map((ctx) => aPaidCart(ctx, buying)))
  return together(50, (index) => {
    const [ctx, body] = [shops[index], bodies[index]]
    if (!ctx || !body) throw new Error('nobody')
    return placeOrder(ctx, { body }, patientSteps)
  })
}

describe('a card of 100 under fifty spends of 60 as its last day ends', () => {
  test.each(rounds('RACE_ROUNDS', 2))(
    'one of those before midnight gets it, and the books balance (round %i)',
    async () => {
      const card = await aGiftCard(at(BOUGHT), gift)
      const outcomes = await fiftyAtMidnight(card.id)
      const paid = outcomes.flatMap((one, index) =>
        'answer' in one ? [[one.answer.order.paid, index % 2]] : [],
      )
      expect(paid).toEqual([[true, 1]])
      const { GIFT_CARD_CHANGED = 0, TOTAL_CHANGED = 0, ...others } = refusalsOf(outcomes)
      expect([GIFT_CARD_CHANGED + TOTAL_CHANGED, others]).toEqual([49, {}])
      expect([await balanceOf(database.db, card.id), await audit(database.db, before)]).toEqual([4000, []])
    },
  )

  test('mutant: a card that ends at the hour it was paid for is taken by nobody that evening', async () => {
    const card = await aGiftCard(at(BOUGHT), gift)
    await sql`update gift_card set expires_at = issued_at + interval '3 years'
      where gift_card_id = ${card.id}`.execute(database.db)
    expect(answersOf(await fiftyAtMidnight(card.id))).toEqual([])
  })
})

test('ten orders that spent from a card come back on its last day, each told twice: all its money, for 90 days', async () => {
  const card = await aGiftCard(at(BOUGHT), gift)
  const ids: number[] = []
  for (let index = 0; index < 10; index += 1) {
    const body = await aPaidCart(at(LATE), { goods: [{ sku: 'CLIP', qty: 1 }], cards: [card.id] })
    ids.push((await placeOrder(at(LATE), { body })).order.id)
  }
  expect(await balanceOf(database.db, card.id)).toBe(0)
  const outcomes = await together(20, (index) => stepOf(at(LATE), ids[index % 10] ?? 0, 'cancel'))
  expect([answersOf(outcomes).length, refusalsOf(outcomes)]).toEqual([10, { CONFLICT: 10 }])
  expect(await endOf(card.id)).toBe('2029-05-30T21:59:59.000Z')
  expect([await balanceOf(database.db, card.id), await audit(database.db, before)]).toEqual([10_000, []])
})

test('a card told twenty times at once that it is paid ends once, with its day', async () => {
  const orderId = await orderGift(at(BOUGHT), { ...gift, qty: 2 })
  // The payment is told by many, on either side of that midnight: what was written first holds for both cards.
  const days = ['2026-03-01T22:59:59Z', '2026-03-01T23:00:00Z']
  await together(20, (index) => stepOf(at(days[index % 2] ?? BOUGHT), orderId, 'pay'))
  const { rows } = await sql<{ expires_at: Date; issued_at: Date }>`
    select expires_at, issued_at from gift_card where order_id = ${orderId}`.execute(database.db)
  const [first] = rows
  const isBefore = first?.issued_at.toISOString() === '2026-03-01T22:59:59.000Z'
  const end = isBefore ? '2029-03-01T22:59:59.000Z' : '2029-03-02T22:59:59.000Z'
  expect(rows.map(({ expires_at }) => expires_at.toISOString())).toEqual([end, end])
  expect(await audit(database.db, before)).toEqual([])
})
