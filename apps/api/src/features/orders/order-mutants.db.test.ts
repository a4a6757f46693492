// Each guard of an order taken out in turn: the audit, or the very check of the race tests, must notice.
import { randomUUID } from 'node:crypto'
import { findStoreView } from '@vitrine/domain/store/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { createCart } from '#api/features/cart/create-cart.ts'
import { findCart, touchCart } from '#api/features/cart/index.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { type OrderSteps, orderSteps, placeOrder } from './place-order.ts'
import { noteTaken, stockNeeds } from './steps/take-stock.ts'
import { type Goods, readOrder } from './testing/a-buyer.ts'
import { audit, countStock } from './testing/audit.ts'
import { answersOf, CROWD_POOL, refusalsOf, together, warmPool } from './testing/crowd.ts'

type Needs = ReturnType<typeof stockNeeds>
let database: TestDatabase
let ctx: Context
let bodies = 0

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
const carts = (count: number) => Promise.all(Array.from({ length: count }, () => createCart(ctx)))
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
const withoutIndex: Partial<OrderSteps> = { claimOrder: claimByLooking }

async function claimByLooking(ctx: Context, intent: Parameters<OrderSteps['claimOrder']>[1]) {
  const { clientOrderId, fingerprint, accessHash } = intent
  const found = await ctx.db
    .selectFrom('shop_order')
    .select('order_id')
    .where('client_order_id', '=', clientOrderId)
    .executeTakeFirst()
  if (found) return { orderId: found.order_id, isNew: false }
  const nothing = sql<string>`'{}'::jsonb`
  const { order_id } = await ctx.db
    .insertInto('shop_order')
    .values({
      store_id: ctx.store.storeId,
      client_order_id: clientOrderId,
      fingerprint,
      access_hash: accessHash,
      currency_code: 'EUR',
      subtotal_minor: 0,
      shipping_minor: 0,
      total_minor: 0,
      payment_method: nothing,
      billing_address: nothing,
      email: '',
      totals: nothing,
    })
    .returning('order_id')
    .executeTakeFirstOrThrow()
  bodies += 1
  return { orderId: order_id, isNew: true }
}

test('with every guard in place the audit stays clean', async () => {
  const before = await stockUp(5)
  const outcomes = await buyAll(await carts(40), withStep({}))
  expect(answersOf(outcomes)).toHaveLength(5)
  expect(await audit(database.db, before)).toEqual([])
})

test('stock looked at first and lowered later is oversold', async () => {
  const takeStock: OrderSteps['takeStock'] = async (ctx, orderId, lines) => {
    const needs = stockNeeds(lines)
    for (const { productId, qty } of needs) {
      const { qty: there } = await ctx.db
        .selectFrom('stock_item')
        .select('qty')
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow()
      if (there < qty) throw new Error('sold out')
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

test('lines not summed per stock item pass one by one and sell what is not there', async () => {
  const takeStock: OrderSteps['takeStock'] = async (ctx, orderId, lines) => {
    const needs = lines.flatMap((line) => line.needs.map((need) => ({ ...need, qty: need.qty * line.qty })))
    await takeByJoin(ctx, needs)
    const [first] = needs
    if (first) await noteTaken(ctx, orderId, [first])
  }
  const before = await stockUp(1)
  const [token = ''] = await carts(1)
  // One sku in two lines, as the parts of a set and a single piece would be.
  const split: OrderSteps['priceOrder'] = async (...args) => {
    const priced = await orderSteps.priceOrder(...args)
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

async function takeByJoin({ db }: Context, needs: Needs): Promise<void> {
  await sql`update stock_item s set qty = s.qty - n.qty
    from json_to_recordset(${JSON.stringify(needs)}::json) as n("productId" bigint, qty int)
    where s.product_id = n."productId" and s.qty >= n.qty`.execute(db)
}

test('stock taken in the sequence of the basket meets in deadlocks', async () => {
  let deadlocks = 0
  const inBasketOrder: OrderSteps['takeStock'] = async (ctx, _orderId, lines) => {
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
    } catch (error) {
      if ((error as { code?: string }).code === '40P01') deadlocks += 1
      throw error
    }
  }
  await stockUp(1000)
  const basket = ['A', 'B', 'C', 'D'].map((sku) => ({ sku, qty: 1 }))
  const overrides = (index: number) => ({ goods: index % 2 ? basket : basket.toReversed() })
  await buyAll(await carts(24), withStep({ takeStock: inBasketOrder }), overrides)
  expect(deadlocks).toBeGreaterThan(0)

  deadlocks = 0
  const counting: OrderSteps['takeStock'] = (ctx, orderId, lines) =>
    orderSteps.takeStock(ctx, orderId, lines).catch((error: { code?: string }) => {
      if (error.code === '40P01') deadlocks += 1
      throw error
    })
  const outcomes = await buyAll(await carts(60), withStep({ takeStock: counting }), overrides)
  expect([deadlocks, refusalsOf(outcomes)]).toEqual([0, {}])
})

test('a key looked up first and written later, without a held cart, makes many orders of one', async () => {
  const before = await stockUp(100)
  const [token = ''] = await carts(1)
  const order_id = randomUUID()
  const anyCart: OrderSteps['holdCart'] = async (ctx, token) => {
    const cart = await findCart(ctx, token)
    if (!cart) throw new Error('no cart')
    return cart
  }
  bodies = 0
  const steps = withStep({ holdCart: anyCart, assertVersionIsFree: async () => {} })
  await buyAll(
    Array.from({ length: 20 }, () => token),
    steps,
    () => ({ order_id }),
  )
  expect(bodies).toBeGreaterThan(1)
  expect((await audit(database.db, before)).join()).toContain(`key ${order_id} has`)
})

test('without asking whether this version was bought, two tabs buy a cart twice', async () => {
  const before = await stockUp(100)
  const [token = ''] = await carts(1)
  const keepOpen: OrderSteps['takeOutOrdered'] = async (ctx, cart) => void (await touchCart(ctx, cart.cartId))
  const tabs = [token, token]
  const kept = await buyAll(tabs, withStep({ takeOutOrdered: keepOpen }), () => ({ cart_version: 7 }))
  expect(answersOf(kept)).toHaveLength(1)
  const steps = withStep({ takeOutOrdered: keepOpen, assertVersionIsFree: async () => {} })
  await buyAll(tabs, steps, () => ({ cart_version: 8 }))
  expect((await audit(database.db, before)).join()).toContain('was bought 2 times')
})
