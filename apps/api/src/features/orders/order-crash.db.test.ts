// An order that uses up pieces, a coupon, bonuses and a gift card, and that a partner has brought, cut by kill -9 at each of its statements.
import { fileURLToPath } from 'node:url'
import type { PlacedOrder } from '@vitrine/contract/order'
import { rightsOf } from '@vitrine/domain/access/roles'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { hashToken } from '#api/features/cart/cart-of.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { awardBonuses } from '#api/features/promotions/bonus/bonus-account.ts'
import { aCoupon } from '#api/features/promotions/testing/a-coupon.ts'
import { aGiftCard, aGiftProduct } from '#api/features/promotions/testing/a-gift-card.ts'
import { rounds } from '#api/testing/how-often.ts'
import { runChild } from '#api/testing/run-child.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { placeOrder } from './place-order.ts'
import { aFilledCart, anOrder, readOrder } from './testing/a-buyer.ts'
import { audit, countStock, type StockBefore } from './testing/audit.ts'
import type { OrderCrashJob, OrderCrashPoint } from './testing/crash-child.ts'

const CHILD = fileURLToPath(new URL('./testing/crash-child.ts', import.meta.url))
const GOODS = [{ sku: 'SCARF', qty: 2 }]
let database: TestDatabase
let ctx: Context
let before: StockBefore
let promotions: { couponId: number; giftCardIds: number[]; spendsBonuses: true }
let idleCouponId: number
const customerId = 7
const PARTNER_ID = 8
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  const actor = { kind: 'customer', customerId, sessionId: 1, rights: rightsOf([]) } as const
  ctx = aContext(db, { store: findStoreView('de') ?? aContext(db).store, actor })
  await aCatalogue(db)
  await aProduct(db, { sku: 'SCARF', qty: 9_000 })
  await db
    .insertInto('customer')
    .values([
      { customer_id: customerId, email: 'ann@example.org' },
      { customer_id: PARTNER_ID, email: 'mila@example.org', roles: ['blogger'] as never },
    ])
    .execute()
  await db.insertInto('partner_code').values({ customer_id: PARTNER_ID, code: 'mila' }).execute()
  await db.transaction().execute((db) => {
    const cause = { type: 'grant', id: 'much' } as const
    return awardBonuses({ ...ctx, db }, { customerId, currencyCode: 'EUR', amountMinor: 90_000_000, cause })
  })
  const couponId = await aCoupon(db, { code: 'MANY', total_limit: 9_000 })
  idleCouponId = await aCoupon(db, { code: 'IDLE', total_limit: 1, minimumMinor: 20_001 })
  const gift = { ...(await aGiftProduct(db, 50_000_000))(), qty: 1 }
  const giftCardIds = [(await aGiftCard(ctx, gift)).id]
  promotions = { couponId, giftCardIds, spendsBonuses: true }
  before = await countStock(db)
})
afterAll(() => database.drop())

async function anOrderToPlace(couponId = promotions.couponId) {
  const cartId = await aFilledCart(ctx, GOODS)
  await database.db
    .updateTable('cart')
    .set({ promotions: json({ ...promotions, couponId }) })
    .where('token_hash', '=', hashToken(cartId))
    .execute()
  return { ...anOrder(cartId, GOODS), referral: { code: 'mila', at: ctx.now().toISOString() } }
}
const place = (job: Omit<OrderCrashJob, 'connectionString' | 'customerId'>) =>
  runChild(CHILD, { ...job, customerId, connectionString: database.connectionString })

const STATEMENTS = 20
const POINTS: OrderCrashPoint[] = [...Array.from({ length: STATEMENTS }, (_, at) => at + 1), 'answered']

test('the points below are all there are', async () => {
  const { said, complaint } = await place({ point: 'never', body: await anOrderToPlace() })
  expect([Number(said), complaint]).toEqual([STATEMENTS, ''])
  expect(await audit(database.db, before)).toEqual([])
})

test.each(rounds('KILLS', 1).flatMap((round) => POINTS.map((point) => [point, round] as const)))(
  'killed at statement %s: the retry makes exactly one order (%i)',
  async (point) => {
    const body = await anOrderToPlace()
    const { signal, said, complaint } = await place({ point, body })
    expect([signal, complaint]).toEqual(['SIGKILL', ''])
    const placed = await placeOrder(ctx, { body: readOrder(body.cart_id, GOODS, body) })
    // Whatever was acknowledged before the cut is what the retry finds.
    const brought = database.db.selectFrom('order_attribution').select('partner_id')
    expect(await brought.where('order_id', '=', placed.order.id).execute()).toEqual([
      { partner_id: PARTNER_ID },
    ])
    expect(said !== '').toBe(point === 'answered')
    if (said !== '') expect(JSON.parse(said) as PlacedOrder).toEqual(placed)
    const orders = await database.db
      .selectFrom('shop_order')
      .select([
        'number',
        'total_minor',
        sql<boolean>`discount_minor > 0 and bonus_minor > 0 and gift_card_minor > 0`.as('all'),
      ])
      .where('client_order_id', '=', body.order_id)
      .execute()
    expect(orders).toEqual([{ number: placed.orderNumber, total_minor: 0, all: true }])
    expect(await audit(database.db, before)).toEqual([])
  },
)

test.each(POINTS.filter((point) => point === 'answered' || Number(point) % 4 === 2))(
  'killed at statement %s, an order whose coupon gave nothing leaves it for another',
  async (point) => {
    const body = await anOrderToPlace(idleCouponId)
    const { signal, complaint } = await place({ point, body })
    expect([signal, complaint]).toEqual(['SIGKILL', ''])
    const { order } = await placeOrder(ctx, { body: readOrder(body.cart_id, GOODS, body) })
    const { used } = await database.db
      .selectFrom('coupon')
      .select('used')
      .where('coupon_id', '=', idleCouponId)
      .executeTakeFirstOrThrow()
    const { rows } = await sql`
      select discount_minor, bonus_minor > 0 as bonus, gift_card_minor > 0 as card from shop_order
      where order_id = ${order.id}`.execute(database.db)
    expect([rows, used]).toEqual([[{ discount_minor: 0, bonus: true, card: true }], 0])
    expect(await audit(database.db, before)).toEqual([])
  },
)

test('mutant: pieces taken outside the transaction are gone with a process that dies before its commit', async () => {
  const { signal } = await place({
    point: STATEMENTS - 2,
    body: await anOrderToPlace(),
    takesStockOutside: true,
  })
  expect(signal).toBe('SIGKILL')
  expect((await audit(database.db, before)).join()).toContain('stock of')
})
