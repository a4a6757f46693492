import { randomUUID } from 'node:crypto'
import type { PlacedOrder } from '@vitrine/contract/order'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { aBundle, aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { reserveStock } from '#api/features/stock/reserve-stock.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { rounds } from '#api/testing/how-often.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { orderSteps, placeOrder } from './place-order.ts'
import { aFilledCart, type Goods, readOrder } from './testing/a-buyer.ts'
import { audit, countStock, type StockBefore } from './testing/audit.ts'
import { answersOf, CROWD_POOL, refusalsOf, together, warmPool } from './testing/crowd.ts'
import { askAgain, patientSteps } from './testing/patient-buyer.ts'

const SKUS = Array.from({ length: 10 }, (_, index) => `SKU-${index}`)
let database: TestDatabase
let ctx: Context
let set: Awaited<ReturnType<typeof aBundle>>
const ids = new Map<string, number>()

beforeAll(async () => {
  database = await createTestDatabase({ max: CROWD_POOL })
  const { db } = database
  ctx = aContext(db, { store: findStoreView('de') ?? aContext(db).store })
  await aCatalogue(db)
  for (const sku of SKUS) ids.set(sku, await aProduct(db, { sku, qty: 0 }))
  set = await aBundle(db, { sku: 'SET', parts: [{ productId: ids.get('SKU-0') ?? 0, qty: 2 }] })
  await warmPool(db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute()
  await database.db.deleteFrom('shop_order').execute()
})

async function stockUp(qty: number): Promise<StockBefore> {
  const skus = [...ids.values()]
  await database.db.updateTable('stock_item').set({ qty }).where('product_id', 'in', skus).execute()
  return countStock(database.db)
}
const left = async (sku: string) =>
  (
    await database.db
      .selectFrom('stock_item')
      .select('qty')
      .where('product_id', '=', ids.get(sku) ?? 0)
      .executeTakeFirstOrThrow()
  ).qty
const carts = (count: number, goods: (index: number) => Goods[]) =>
  Promise.all(Array.from({ length: count }, (_, index) => aFilledCart(ctx, goods(index))))
const buy = (cartId: string, goods: Goods[], overrides: object = {}): Promise<PlacedOrder> =>
  placeOrder(ctx, { body: readOrder(cartId, goods, overrides) }, patientSteps)
const numbers = (placed: readonly PlacedOrder[]) => new Set(placed.map((one) => one.orderNumber))

describe('a crowd at the stock', () => {
  test.each(rounds('RACE_ROUNDS', 2))(
    '200 buyers and 10 pieces: exactly 10 are sold (round %i)',
    async () => {
      const before = await stockUp(10)
      const goods = [{ sku: 'SKU-1', qty: 1 }]
      const tokens = await carts(200, () => goods)
      const outcomes = await together(200, (index) => buy(tokens[index] ?? '', goods))
      expect(numbers(answersOf(outcomes)).size).toBe(10)
      expect(refusalsOf(outcomes)).toEqual({ OUT_OF_STOCK: 190 })
      expect(await left('SKU-1')).toBe(0)
      expect(await audit(database.db, before)).toEqual([])
    },
  )

  test.each(rounds('RACE_ROUNDS', 1))(
    '300 orders of 4 of 10 SKUs, sets and repeated lines among them, never meet in a deadlock (round %i)',
    async () => {
      const before = await stockUp(150)
      const tokens = await carts(300, mixedGoods)
      const outcomes = await together(300, (index) => buy(tokens[index] ?? '', mixedGoods(index)))
      const refusals = refusalsOf(outcomes)
      expect(Object.keys(refusals).filter((code) => code !== 'OUT_OF_STOCK')).toEqual([])
      expect(answersOf(outcomes).length + (refusals.OUT_OF_STOCK ?? 0)).toBe(300)
      expect(await audit(database.db, before)).toEqual([])
    },
  )

  /** Four of ten in a sequence of their own, one of them once more, and a set of what somebody else buys by itself. */
  function mixedGoods(seed: number): Goods[] {
    const stride = [1, 3, 7, 9][seed % 4] ?? 1
    const at = (step: number) => SKUS[(seed * 7 + step * stride) % 10] ?? 'SKU-0'
    const goods = [
      { sku: at(0), qty: 1 },
      { sku: at(1), qty: 2 },
      { sku: 'SET', qty: 1, ...set },
      { sku: at(2), qty: 1 },
      { sku: at(0), qty: 1 },
      { sku: at(3), qty: 1 },
    ]
    return seed % 2 ? goods : goods.toReversed()
  }

  test('lines that share stock count together: one piece short refuses the whole', async () => {
    const goods = [
      { sku: 'SKU-0', qty: 1 },
      { sku: 'SET', qty: 2, ...set },
      { sku: 'SKU-0', qty: 2 },
      { sku: 'SKU-2', qty: 1 },
    ]
    for (const [stock, sold] of [
      [6, 0],
      [7, 1],
    ] as const) {
      const before = await stockUp(stock)
      const tokens = await carts(10, () => goods)
      const outcomes = await together(10, (index) => buy(tokens[index] ?? '', goods))
      expect(answersOf(outcomes)).toHaveLength(sold)
      expect(refusalsOf(outcomes)).toEqual({ OUT_OF_STOCK: 10 - sold })
      expect([await left('SKU-0'), await left('SKU-2')]).toEqual([sold ? 0 : 6, stock - sold])
      expect(await audit(database.db, before)).toEqual([])
    }
  })
})

describe('pieces reserved for a cart', () => {
  const goods = [{ sku: 'SKU-7', qty: 1 }]
  const reserve = (cartId: string, qty: number, minutes = 0) => {
    const now = () => new Date(ctx.now().getTime() + minutes * 60_000)
    return reserveStock(asStaff({ ...ctx, now }), { sku: 'SKU-7', qty, cartId })
  }

  test('staff reserve and a crowd buys: nobody gets a piece twice', async () => {
    const before = await stockUp(20)
    const tokens = await carts(120, () => goods)
    const outcomes = await together<unknown>(120, (index) =>
      index % 6 === 5 ? reserve(`staff-${index}`, 2) : buy(tokens[index] ?? '', goods),
    )
    expect(Object.keys(refusalsOf(outcomes))).toEqual(['OUT_OF_STOCK'])
    const { reserved } = await stockItem()
    expect((await left('SKU-7')) - reserved).toBe(0)
    expect(await audit(database.db, before)).toEqual([])
    await giveBack()
  })

  test('the cart they are for buys them, others only what is left, and everybody once the time is over', async () => {
    const before = await stockUp(3)
    const [own = '', other = '', late = ''] = await carts(3, () => [{ sku: 'SKU-7', qty: 2 }])
    const two = [{ sku: 'SKU-7', qty: 2 }]
    await reserve(own, 2)
    await expect(buy(other, two)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
    await buy(own, two)
    expect(await stockItem()).toEqual({ qty: 1, reserved: 0 })
    await reserve('staff', 1, -31)
    expect(await stockItem()).toEqual({ qty: 1, reserved: 1 })
    await buy(late, goods)
    expect(await audit(database.db, before)).toEqual([])
  })

  const stockItem = () =>
    database.db
      .selectFrom('stock_item')
      .select(['qty', 'reserved'])
      .where('product_id', '=', ids.get('SKU-7') ?? 0)
      .executeTakeFirstOrThrow()
  async function giveBack() {
    const rows = await database.db.selectFrom('stock_reservation').select('cart_id').execute()
    for (const { cart_id } of rows) await reserve(cart_id, 0)
  }
})

describe('one intention sent many times', () => {
  test.each(rounds('RACE_ROUNDS', 1))(
    'a hundred at once and a hundred after another: one order, 200 same answers (round %i)',
    async () => {
      const before = await stockUp(10)
      const goods = [{ sku: 'SKU-3', qty: 2 }]
      const [token = ''] = await carts(1, () => goods)
      const order_id = randomUUID()
      const send = () => buy(token, goods, { order_id })
      const outcomes = await together(100, () => askAgain(send))
      expect(refusalsOf(outcomes)).toEqual({})
      const answers = answersOf(outcomes)
      for (let round = 0; round < 100; round += 1) answers.push(await send())
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(answers).toHaveLength(200)
      expect(await left('SKU-3')).toBe(8)
      expect(await audit(database.db, before)).toEqual([])
    },
  )

  test('a repeat does not wait for ever: while the first is still on its way it is told so', async () => {
    const goods = [{ sku: 'SKU-6', qty: 1 }]
    const [token = ''] = await carts(1, () => goods)
    const order_id = randomUUID()
    const send = (steps = orderSteps) =>
      placeOrder(ctx, { body: readOrder(token, goods, { order_id }) }, steps)
    const before = await stockUp(10)
    const underWay = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const first = send({
      ...orderSteps,
      takeStock: async (...args) => {
        underWay.resolve()
        await release.promise
        return orderSteps.takeStock(...args)
      },
    })
    await underWay.promise
    await expect(send()).rejects.toMatchObject({ code: 'IN_FLIGHT', status: 409 })
    release.resolve()
    expect(await send()).toEqual(await first)
    expect(await audit(database.db, before)).toEqual([])
  })

  test('with the same id, other content and other carts: one wins, the others learn nothing', async () => {
    const before = await stockUp(100)
    const goods = (index: number) => [{ sku: 'SKU-4', qty: 1 + (index % 3) }]
    const tokens = await carts(30, goods)
    const order_id = randomUUID()
    const outcomes = await together(30, (index) =>
      askAgain(() => buy(tokens[index] ?? '', goods(index), { order_id })),
    )
    expect(answersOf(outcomes)).toHaveLength(1)
    expect(refusalsOf(outcomes)).toEqual({ KEY_REUSED: 29 })
    expect(await audit(database.db, before)).toEqual([])
  })

  test('thirty tabs, each with an id of its own, buy one cart once', async () => {
    const before = await stockUp(100)
    const goods = [{ sku: 'SKU-5', qty: 1 }]
    const [token = ''] = await carts(1, () => goods)
    const outcomes = await together(30, () => buy(token, goods))
    expect(answersOf(outcomes)).toHaveLength(1)
    expect(refusalsOf(outcomes)).toEqual({ CONFLICT: 29 })
    expect(await audit(database.db, before)).toEqual([])
  })
})
