// A coupon of three uses under a hundred buyers; and each guard of it taken out in turn, which the audit must notice.
import { rightsOf } from '@vitrine/domain/access/roles'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { hashToken } from '#api/features/cart/cart-of.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { type OrderSteps, placeOrder } from '#api/features/orders/place-order.ts'
import { takeOrderStep } from '#api/features/orders/take-step.ts'
import { ADDRESS, aFilledCart, readOrder } from '#api/features/orders/testing/a-buyer.ts'
import { audit, countStock, type StockBefore } from '#api/features/orders/testing/audit.ts'
import { answersOf, CROWD_POOL, refusalsOf, together, warmPool } from '#api/features/orders/testing/crowd.ts'
import { patientSteps } from '#api/features/orders/testing/patient-buyer.ts'
import { rounds } from '#api/testing/how-often.ts'
import { meeting } from '#api/testing/meeting.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { aCoupon } from '../testing/a-coupon.ts'
import { findCoupon } from './find-coupon.ts'
import { releaseCoupon, takeCoupon } from './take-coupon.ts'

const GOODS = [{ sku: 'SCARF', qty: 1 }]
let database: TestDatabase
let ctx: Context
let before: StockBefore
const coupons: Record<string, number> = {}

beforeAll(async () => {
  database = await createTestDatabase({ max: CROWD_POOL })
  const { db } = database
  ctx = aContext(db, { store: findStoreView('de') ?? aContext(db).store })
  await aCatalogue(db)
  await aProduct(db, { sku: 'SCARF' })
  // Buyers who wait for each other at the stock would never meet at the coupon.
  await db.updateTable('stock_item').set({ manage_stock: false }).execute()
  coupons.THREE = await aCoupon(db, { code: 'THREE', total_limit: 3 })
  coupons.EACH = await aCoupon(db, { code: 'EACH', customer_limit: 1 })
  coupons.IDLE = await aCoupon(db, { code: 'IDLE', total_limit: 3, minimumMinor: 10_001 })
  await warmPool(db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  const { db } = database
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('shop_order').execute()
  await db.updateTable('coupon').set({ used: 0 }).execute()
  await db.deleteFrom('coupon_buyer').execute()
  before = await countStock(db)
})

async function cartsWith(code: string, count: number): Promise<string[]> {
  const tokens = await Promise.all(Array.from({ length: count }, () => aFilledCart(ctx, GOODS)))
  const promotions = JSON.stringify({ couponId: coupons[code] })
  const hashes = tokens.map(hashToken)
  await sql`update cart set promotions = ${promotions}::jsonb where token_hash = any(${hashes})`.execute(
    ctx.db,
  )
  return tokens
}

type Buying = {
  code: string
  count: number
  steps?: Partial<OrderSteps>
  emailOf?: (index: number) => string
  /** The total they saw. */
  seen?: number
}

const mailboxOf = (index: number) => `b${index}@example.org`

/** The totals they saw were with the coupon: who comes too late is asked. */
async function buyAll({ code, count, steps = {}, emailOf = mailboxOf, seen = 94.9 }: Buying) {
  const tokens = await cartsWith(code, count)
  return together(count, (index) => {
    const billingAddress = { ...ADDRESS, email: emailOf(index) }
    const order = readOrder(tokens[index] ?? '', GOODS, { expected_total: seen })
    const body = {
      ...order,
      addressInformation: {
        ...order.addressInformation,
        billingAddress: { ...order.addressInformation.billingAddress, ...billingAddress },
      },
    }
    return placeOrder(ctx, { body }, { ...patientSteps, ...steps })
  })
}
const usedOf = async (code: string) =>
  (await database.db.selectFrom('coupon').select('used').where('code', '=', code).executeTakeFirstOrThrow())
    .used

test.each(rounds('RACE_ROUNDS', 2))(
  'limit 3 under 100 buyers: three get it, the others are asked (round %i)',
  async () => {
    const outcomes = await buyAll({ code: 'THREE', count: 100 })
    expect(answersOf(outcomes).map((one) => one.order.grand_total)).toEqual([94.9, 94.9, 94.9])
    const { COUPON_USED = 0, TOTAL_CHANGED = 0, ...others } = refusalsOf(outcomes)
    expect([COUPON_USED + TOTAL_CHANGED, others]).toEqual([97, {}])
    expect(await usedOf('THREE')).toBe(3)
    expect(await audit(database.db, before)).toEqual([])
  },
)

test('one use each, from forty carts of one mailbox at once: one order', async () => {
  const emailOf = (index: number) => `eve+${index}@example.org`
  const outcomes = await buyAll({ code: 'EACH', count: 40, emailOf })
  expect(answersOf(outcomes)).toHaveLength(1)
  expect(refusalsOf(outcomes)).toEqual({ COUPON_USED: 39 })
  expect(await audit(database.db, before)).toEqual([])
})

test('one use each: a customer who names another mailbox is the same buyer', async () => {
  const [first, second] = answersOf(await buyAll({ code: 'NONE', count: 2, seen: 104.9 }))
  const eve = aContext(database.db, {
    actor: { kind: 'customer', customerId: 7, sessionId: 1, rights: rightsOf([]) },
  })
  const take = (orderId = 0, email = '') =>
    inTransaction(eve, (eve) => takeCoupon(eve, { orderId, couponId: coupons.EACH ?? 0, email }))
  await take(first?.order.id, 'eve@example.org')
  await expect(take(second?.order.id, 'eve@example.com')).rejects.toMatchObject({ code: 'COUPON_USED' })
  expect(await usedOf('EACH')).toBe(1)
})

test('canceled twenty times at once, an order gives its use back once', async () => {
  const [placed] = answersOf(await buyAll({ code: 'THREE', count: 1 }))
  const staff = { ...ctx, actor: { kind: 'system', job: 'command:session' } } as const
  const cancel = () => takeOrderStep(staff, { orderId: placed?.order.id ?? 0, step: 'cancel', by: 'system' })
  const outcomes = await together(20, cancel)
  expect([answersOf(outcomes).length, await usedOf('THREE')]).toEqual([1, 0])
  expect(await audit(database.db, before)).toEqual([])
})

test('one that the staff ends or switches off while an order is on its way is refused with that order', async () => {
  for (const change of [{ enabled: false }, { ends_at: ctx.now() }]) {
    const takePromotions: OrderSteps['takePromotions'] = async (ctx, taking) => {
      const { couponId = 0 } = taking.promotions.coupon ?? {}
      await ctx.db.updateTable('coupon').set(change).where('coupon_id', '=', couponId).execute()
      return patientSteps.takePromotions(ctx, taking)
    }
    const outcomes = await buyAll({ code: 'THREE', count: 1, steps: { takePromotions } })
    expect([refusalsOf(outcomes), await usedOf('THREE')]).toEqual([{ COUPON_USED: 1 }, 0])
  }
})

test('a use is given back once, however often its order says so', async () => {
  const [placed] = answersOf(await buyAll({ code: 'EACH', count: 2 }))
  await Promise.all(Array.from({ length: 5 }, () => releaseCoupon(ctx, placed?.order.id ?? 0)))
  expect(await usedOf('EACH')).toBe(1)
})

test('mutant: uses counted first and written later go past the limit', async () => {
  const counted = meeting(8)
  const takePromotions: OrderSteps['takePromotions'] = async (ctx, { orderId, promotions: { coupon } }) => {
    const couponId = coupon?.couponId ?? 0
    const found = await ctx.db
      .selectFrom('coupon')
      .select(['used', 'total_limit'])
      .where('coupon_id', '=', couponId)
      .executeTakeFirst()
    if (!found || found.used >= (found.total_limit ?? 0)) throw new ShopError('COUPON_USED')
    await counted()
    await ctx.db
      .updateTable('coupon')
      .set({ used: sql`used + 1` })
      .where('coupon_id', '=', couponId)
      .execute()
    await ctx.db
      .insertInto('coupon_use')
      .values({ order_id: orderId, coupon_id: couponId, buyers: [] })
      .execute()
  }
  await buyAll({ code: 'THREE', count: 100, steps: { takePromotions } })
  expect((await audit(database.db, before)).join()).toContain('coupon THREE was used')
})

test('mutant: a use that is not noted with its order cannot be given back', async () => {
  const takePromotions: OrderSteps['takePromotions'] = async ({ db }, { promotions: { coupon } }) => {
    await db
      .updateTable('coupon')
      .set({ used: sql`used + 1` })
      .where('coupon_id', '=', coupon?.couponId ?? 0)
      .execute()
  }
  await buyAll({ code: 'THREE', count: 1, steps: { takePromotions } })
  expect(await audit(database.db, before)).toEqual(['coupon THREE counts 1 uses and has 0'])
})

test('mutant: uses of a mailbox looked up first and written later let it have several', async () => {
  const looked = meeting(8)
  const takePromotions: OrderSteps['takePromotions'] = async ({ db }, { orderId, email, promotions }) => {
    const [coupon_id, buyer] = [promotions.coupon?.couponId ?? 0, email]
    const { rows } =
      await sql`select from coupon_use where coupon_id = ${coupon_id} and ${buyer} = any(buyers)`.execute(db)
    if (rows.length > 0) throw new ShopError('COUPON_USED')
    await looked()
    await db.updateTable('coupon').set({ used: sql`used + 1` }).where('coupon_id', '=', coupon_id).execute()
    await db
      .insertInto('coupon_use')
      .values({ order_id: orderId, coupon_id, buyers: [buyer] })
      .execute()
  }
  const emailOf = () => 'eve@example.org'
  const outcomes = await buyAll({ code: 'EACH', count: 40, emailOf, steps: { takePromotions } })
  expect(answersOf(outcomes).length).toBeGreaterThan(1)
})

const idle = { code: 'IDLE', count: 20, seen: 104.9 }

test('a coupon that gives nothing for what twenty people buy at once is used up by none of them', async () => {
  const outcomes = await buyAll(idle)
  expect([answersOf(outcomes).length, refusalsOf(outcomes), await usedOf('IDLE')]).toEqual([20, {}, 0])
  expect(await audit(database.db, before)).toEqual([])
})

test('mutant: one that is taken although it gives nothing is used up, and refused to the others', async () => {
  const loadPromotions: OrderSteps['loadPromotions'] = async (ctx, wanted, goods) => ({
    ...(await patientSteps.loadPromotions(ctx, wanted, goods)),
    coupon: (await findCoupon(ctx, { couponId: coupons.IDLE ?? 0 }, goods)) ?? null,
  })
  const priceOrder: OrderSteps['priceOrder'] = (ctx, input) => ({
    ...patientSteps.priceOrder(ctx, input),
    promotions: input.promotions,
  })
  const outcomes = await buyAll({ ...idle, steps: { loadPromotions, priceOrder } })
  expect([answersOf(outcomes).length, refusalsOf(outcomes)]).toEqual([3, { COUPON_USED: 17 }])
  expect(await usedOf('IDLE')).toBe(3)
})
