import { createCart, updateCart } from '@vitrine/contract/cart'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { howOften } from '#api/testing/how-often.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { type OrderSteps, orderSteps, placeOrder } from './place-order.ts'
import { aFilledCart, anOrder, readOrder } from './testing/a-buyer.ts'
import { audit, countStock, type StockBefore } from './testing/audit.ts'
import { ordersFeature } from './testing/orders-feature.ts'

const PRICE = 119
const SHIPPING = 4.9
let database: TestDatabase
let api: Api
let before: StockBefore
beforeAll(async () => {
  database = await createTestDatabase()
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'SCARF', priceMinor: PRICE * 100, qty: 900_000 })
  before = await countStock(database.db)
  api = await buildTestApi({ db: database.db, features: [cartFeature, checkoutFeature, ordersFeature] })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

// JSON text, so that what JSON has no word for (1e308 and beyond, duplicate digits) can be sent too.
const ODD_VALUES = [
  '0',
  '-1',
  '0.5',
  '1e308',
  '1e999',
  '9007199254740993',
  '"1,0"',
  '"1e3"',
  '"٣"',
  '"NaN"',
  'null',
  '[]',
  '[2]',
  '{}',
  'true',
  '"2"',
  '3',
  '""',
  '"\\ud800"',
]
const PLACES = [
  'products.0.qty',
  'products.0.price',
  'products.0.price_incl_tax',
  'products.0.sku',
  'products.0.product_option',
  'products.0.row_total',
  'products',
  'totals.grand_total',
  'totals',
  'expected_total',
  'currency',
  'tax_amount',
  'shippingCost',
  'store_id',
  'store_code',
  'personal',
  'addressInformation.shippingExtraFields',
  'coupon',
  'spend_account',
  'cart_version',
  'transmited',
  'created_at',
  'order_id',
  'cart_id',
  'user_id',
  'addressInformation.shipping_method_code',
  'addressInformation.shippingCost',
  'addressInformation.payment_method_code',
  'addressInformation.shippingAddress.country_id',
  'addressInformation.shippingAddress.street',
  'addressInformation.billingAddress.email',
  'addressInformation.billingAddress',
]

type Tree = { [key: string]: unknown }

/** The text of a body in which some places hold something else. */
function tamper(body: object, changes: readonly { place: string; value: string }[]): string {
  const copy = structuredClone(body) as Tree
  changes.forEach(({ place }, index) => {
    const path = place.split('.')
    const last = path.pop() ?? ''
    const holder = path.reduce<unknown>((at, key) => (at as Tree | undefined)?.[key], copy)
    if (holder !== null && typeof holder === 'object') (holder as Tree)[last] = `\u0001${index}\u0001`
  })
  return changes.reduce(
    (text, { value }, index) => text.replaceAll(`"\\u0001${index}\\u0001"`, value),
    JSON.stringify(copy),
  )
}

const changes = fc.uniqueArray(
  fc.record({ place: fc.constantFrom(...PLACES), value: fc.constantFrom(...ODD_VALUES) }),
  { minLength: 1, maxLength: 2, selector: (change) => change.place },
)

const answered = new Map<number, number>()

test('whatever a body claims, nobody pays less and nothing breaks', async () => {
  const shop = api.clientFor({ store: 'de' })
  await fc.assert(
    fc.asyncProperty(changes, fc.integer({ min: 1, max: 3 }), async (changed, qty) => {
      const cartId = await shop.call(createCart)
      await shop.call(updateCart, { query: { cartId }, body: { cartItem: { sku: 'SCARF', qty: 3 } } })
      const payload = tamper(anOrder(cartId, [{ sku: 'SCARF', qty }]), changed)
      const reply = await api.app.inject({
        method: 'POST',
        url: '/api/order?storeCode=de',
        headers: { 'content-type': 'application/json' },
        payload,
      })
      expect(reply.statusCode).toBeLessThan(500)
      answered.set(reply.statusCode, (answered.get(reply.statusCode) ?? 0) + 1)
      if (reply.statusCode !== 200) return
      const { backendOrderId, order } = reply.json().result
      expect(order.grand_total).toBe(await fairPrice(Number(backendOrderId)))
    }),
    { numRuns: howOften('TAMPERED_BODIES', 400) },
  )
  // Both happened often enough to mean something.
  expect(Math.min(answered.get(200) ?? 0, answered.get(400) ?? 0)).toBeGreaterThan(40)
  expect(await audit(database.db, before)).toEqual([])
})

test('mutant: prices read from the body are noticed', async () => {
  const ctx = aContext(database.db, { store: findStoreView('de') ?? aContext(database.db).store })
  const goods = [{ sku: 'SCARF', qty: 2, price: 1 }]
  const body = readOrder(await aFilledCart(ctx, goods), goods)
  const priceOrder: OrderSteps['priceOrder'] = (ctx, input) => {
    const lines = input.lines.map((line, at) => ({
      ...line,
      unitMinor: 100 * (body.products[at]?.price ?? 0),
    }))
    return orderSteps.priceOrder(ctx, { ...input, lines })
  }
  const { order } = await placeOrder(ctx, { body }, { ...orderSteps, priceOrder })
  expect(order.grand_total).toBeLessThan(await fairPrice(order.id))
})

async function fairPrice(orderId: number): Promise<number> {
  const { qty } = await database.db
    .selectFrom('shop_order_line')
    .select('qty')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const goods = qty * PRICE
  return goods + (goods >= 150 ? 0 : SHIPPING)
}
