// Each guard of an order taken out in turn: the audit, or the very check of the race tests, must notice.
import { randomUUID } from 'node:crypto'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { reserveStock } from '#api/features/stock/reserve-stock.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { meeting } from '#api/testing/meeting.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { type OrderSteps, orderSteps, placeOrder } from './place-order.ts'
import { stockNeeds } from './steps/take-stock.ts'
import { aFilledCart, type Goods, readOrder } from './testing/a-buyer.ts'
import { audit, countStock } from './testing/audit.ts'
import { claimByLooking, claims } from './testing/claim-by-looking.ts'
import { answersOf, CROWD_POOL, refusalsOf, together, warmPool } from './testing/crowd.ts'

type Needs = ReturnType<typeof stockNeeds>
let database: TestDatabase
let ctx: Context

beforeAll(async () => {
  database = await createTestDatabase({ max: CROWD_POOL })
  const { db } = database
  ctx = aContext(db, { store: findStoreView('de') ?? aContext(db).store })
  await aCatalogue(db)
  for (const sku of ['A', 'B', 'C', 'D']) await aProduct(db, { sku, qty: 0 })
  // The last lines of defence go too, or they would stand in for the guard that is missing.
  await sql`alter table stock_item drop constraint stock_item_qty_check`.execute(db)
  await sql`alter table shop_order drop constraint shop_order_store_id_client_order_id_key`.execute(db)
  await sql`drop index shop_order_once_per_cart_version`.execute(db)
  await warmPool(db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute()
  await database.db.deleteFrom('shop_order').execute()
})

async function stockUp(qty: number) {
  await database.db.updateTable('stock_item').set({ qty }).execute()
  return countStock(database.db)
}
const carts = (count: number, goods: readonly Goods[] = ONE) =>
  Promise.all(Array.from({ length: count }, () => aFilledCart(ctx, goods)))
const withStep = (changed: Partial<OrderSteps>): OrderSteps => ({
  ...orderSteps,
  ...withoutIndex,
  ...changed,
})
const buyAll = (tokens: string[], steps: OrderSteps, overrides: (index: number) => object = () => ({})) =>
  together(tokens.length, (index) => {
    const { goods = ONE, ...rest } = overrides(index) as { goods?: Goods[] }
    return placeOrder(ctx, { body: readOrder(tokens[index] ?? '', goods, rest) }, steps)
  })
const ONE: Goods[] = [{ sku: 'A', qty: 1 }]

/** The claim as it is, for a table whose unique key was dropped above. */
const withoutIndex: Partial<OrderSteps> = {
  claimOrder: (ctx, intent) => claimByLooking(ctx, intent, { lock: true }),
}

test('with every guard in place the audit stays clean', async () => {
  const before = await stockUp(5)
  const outcomes = await buyAll(await carts(40), withStep({}))
  expect(answersOf(outcomes)).toHaveLength(5)
  expect(await audit(database.db, before)).toEqual([])
})

test('stock looked at first and lowered later is oversold', async () => {
  const looked = meeting(8)
  const takeStock: OrderSteps['takeStock'] = async (ctx, { orderId, lines }) => {
    const needs = stockNeeds(lines)
    for (const { productId, qty } of needs) {
      const { qty: there } = await ctx.db
        .selectFrom('stock_item')
        .select('qty')
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow()
      if (there < qty) throw new Error('sold out')
      await looked()
      await ctx.db
        .updateTable('stock_item')
        .set({ qty: sql`qty - ${qty}` })
        .where('product_id', '=', productId)
        .execute()
    }
    await noteTaken(ctx, orderId, needs)
  }
  const before = await stockUp(5)
  await buyAll(await carts(100), withStep({ takeStock }))
  expect((await audit(database.db, before)).join()).toContain('stock of')
})

test('stock taken without a look at what is reserved is sold twice', async () => {
  const blind: OrderSteps['takeStock'] = async (ctx, { orderId, lines }) => {
    const needs = stockNeeds(lines)
    for (const { productId, qty } of needs) {
      const { numUpdatedRows } = await ctx.db
        .updateTable('stock_item')
        .set({ qty: sql`qty - ${qty}` })
        .where('product_id', '=', productId)
        .where('qty', '>=', qty)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new ShopError('OUT_OF_STOCK')
    }
    await noteTaken(ctx, orderId, needs)
  }
  for (const [takeStock, sold] of [
    [orderSteps.takeStock, 3],
    [blind, 5],
  ] as const) {
    const before = await stockUp(5)
    await reserveStock(asStaff(ctx), { sku: 'A', qty: 2, cartId: 'staff' })
    const outcomes = await buyAll(await carts(20), withStep({ takeStock }))
    expect(answersOf(outcomes)).toHaveLength(sold)
    const problems = await audit(database.db, before)
    expect(problems.filter((one) => one.includes('reserved'))).toHaveLength(sold - 3 ? 1 : 0)
    await reserveStock(asStaff(ctx), { sku: 'A', qty: 0, cartId: 'staff' })
  }
})

test('lines not summed per stock item pass one by one and sell what is not there', async () => {
  const takeStock: OrderSteps['takeStock'] = async (ctx, { orderId, lines }) => {
    const needs = lines.flatMap((line) => line.needs.map((need) => ({ ...need, qty: need.qty * line.qty })))
    await takeByJoin(ctx, needs)
    const [first] = needs
    if (first) await noteTaken(ctx, orderId, [first])
  }
  const before = await stockUp(1)
  const [token = ''] = await carts(1, [{ sku: 'A', qty: 2 }])
  // One sku in two lines, as the parts of a set and a single piece would be.
  const split: OrderSteps['priceOrder'] = (...args) => {
    const priced = orderSteps.priceOrder(...args)
    return {
      ...priced,
      lines: priced.lines.flatMap((line) => [
        { ...line, qty: 1 },
        { ...line, qty: 1 },
      ]),
    }
  }
  await buyAll([token], withStep({ takeStock, priceOrder: split }), () => ({ goods: [{ sku: 'A', qty: 2 }] }))
  expect((await audit(database.db, before)).join()).toContain('took fewer pieces')
})

async function noteTaken({ db }: Context, order_id: number, needs: Needs): Promise<void> {
  const rows = needs.map(({ productId, qty }) => ({ order_id, product_id: productId, qty }))
  await db.insertInto('stock_taken').values(rows).execute()
}

async function takeByJoin({ db }: Context, needs: Needs): Promise<void> {
  await sql`update stock_item s set qty = s.qty - n.qty
    from json_to_recordset(${JSON.stringify(needs)}::json) as n("productId" bigint, qty int)
    where s.product_id = n."productId" and s.qty >= n.qty`.execute(db)
}

test('stock taken in the sequence of the basket meets in deadlocks', async () => {
  let deadlocks = 0
  // Nobody gets past the first piece before somebody holds the first of the other sequence.
  const holdsFirst = meeting(2)
  const inBasketOrder: OrderSteps['takeStock'] = async (ctx, { lines }) => {
    // Only how soon the database notices, not whether.
    await sql`set local deadlock_timeout = '20ms'`.execute(ctx.db)
    try {
      for (const line of lines)
        await ctx.db
          .updateTable('stock_item')
          .set({ qty: sql`qty - 1` })
          .where('product_id', '=', line.product.productId)
          .where('qty', '>=', 1)
          .execute()
          .then(holdsFirst)
    } catch (error) {
      if ((error as { code?: string }).code === '40P01') deadlocks += 1
      throw error
    }
  }
  await stockUp(1000)
  const basket = ['A', 'B', 'C', 'D'].map((sku) => ({ sku, qty: 1 }))
  const overrides = (index: number) => ({ goods: index % 2 ? basket : basket.toReversed() })
  await buyAll(await carts(24, basket), withStep({ takeStock: inBasketOrder }), overrides)
  expect(deadlocks).toBeGreaterThan(0)

  deadlocks = 0
  const counting: OrderSteps['takeStock'] = (...args) =>
    orderSteps.takeStock(...args).catch((error: { code?: string }) => {
      if (error.code === '40P01') deadlocks += 1
      throw error
    })
  const outcomes = await buyAll(await carts(60, basket), withStep({ takeStock: counting }), overrides)
  expect([deadlocks, refusalsOf(outcomes)]).toEqual([0, {}])
})

test('a key looked up first and written later, without a held cart, makes many orders of one', async () => {
  const before = await stockUp(100)
  const [token = ''] = await carts(1)
  const order_id = randomUUID()
  claims.written = 0
  const looked = meeting(20)
  const steps = withStep({
    claimOrder: (ctx, intent) => claimByLooking(ctx, intent, { lock: false, looked }),
    assertCartFits: () => {},
  })
  await buyAll(
    Array.from({ length: 20 }, () => token),
    steps,
    () => ({ order_id }),
  )
  expect(claims.written).toBe(20)
  expect((await audit(database.db, before)).join()).toContain(`key ${order_id} has`)
})

test('without asking what the cart holds by now, two tabs buy it twice', async () => {
  await stockUp(100)
  const keepOpen: OrderSteps['leftInCart'] = (rows) =>
    rows.map(({ item_id, qty }) => ({ itemId: item_id, qty }))
  const buyInTwoTabs = async (steps: Partial<OrderSteps>, overrides: object) => {
    const [token = ''] = await carts(1)
    return buyAll([token, token], withStep({ leftInCart: keepOpen, ...steps }), () => overrides)
  }
  for (const overrides of [{ cart_version: 0 }, { cart_version: 0, transmited: false }]) {
    const guarded = await buyInTwoTabs({}, overrides)
    expect([answersOf(guarded).length, refusalsOf(guarded)]).toEqual([1, { CONFLICT: 1 }])
    expect(answersOf(await buyInTwoTabs({ assertCartFits: () => {} }, overrides))).toHaveLength(2)
  }
})
