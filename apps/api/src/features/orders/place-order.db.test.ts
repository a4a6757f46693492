import { createCart, getTotals, pullCart, updateCart } from '@vitrine/contract/cart'
import type { ShopClient } from '@vitrine/contract/client'
import { getOrder, placeOrder } from '@vitrine/contract/order'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { aBundle, aCatalogue, aConfigurable, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { ordersFeature } from './index.ts'
import { ADDRESS, aBuyer, anOrder } from './testing/a-buyer.ts'
import { audit, countStock, type StockBefore } from './testing/audit.ts'

let database: TestDatabase
let api: Api
let shop: ShopClient
let set: Awaited<ReturnType<typeof aBundle>>
let dress: Awaited<ReturnType<typeof aConfigurable>>
let before: StockBefore
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await aCatalogue(db)
  await aProduct(db, { sku: 'SCARF', priceMinor: 11_900, qty: 500 })
  const sock = await aProduct(db, { sku: 'SOCK', priceMinor: 500, qty: 60 })
  await aProduct(db, { sku: 'FILE', type: 'downloadable', priceMinor: 900 })
  set = await aBundle(db, { sku: 'SOCKS', parts: [{ productId: sock, qty: 3 }] })
  dress = await aConfigurable(db, { sku: 'DRESS', sizes: ['S', 'M'] })
  api = await buildTestApi({ db, features: [cartFeature, checkoutFeature, ordersFeature] })
  shop = api.clientFor({ store: 'de' })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})
beforeEach(async () => {
  before = await countStock(database.db)
  await database.db.deleteFrom('outbox').execute()
  await database.db.deleteFrom('shop_order').execute()
})
afterEach(async () => expect(await audit(database.db, before)).toEqual([]))

const stockOf = async (sku: string) => {
  const row = await database.db
    .selectFrom('stock_item')
    .innerJoin('product', 'product.product_id', 'stock_item.product_id')
    .select('qty')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return row.qty
}
const countOrders = async () =>
  (await database.db.selectFrom('shop_order').select('order_id').execute()).length
const refusal = (code: number, errorCode: string) => ({ code, meta: { errorCode } })

describe('POST /api/order', () => {
  test('an order is numbered, priced by the shop, taken from stock, announced, and its cart closed', async () => {
    const stock = await stockOf('SCARF')
    const { cartId, buy } = await aBuyer(shop, [{ sku: 'SCARF', qty: 2 }])
    const placed = await buy({ expected_total: 238 })
    expect(placed).toMatchObject({
      orderNumber: expect.stringMatching(/^\d{9}$/),
      order: { paid: false, grand_total: 238, currency: 'EUR' },
      access_key: expect.stringMatching(/^[0-9a-f]{32}$/),
      pay_link: null,
      clear_basket: true,
    })
    expect(await stockOf('SCARF')).toBe(stock - 2)
    await expect(shop.call(pullCart, { query: { cartId } })).rejects.toMatchObject({ code: 404 })
    const stored = await database.db.selectFrom('shop_order').selectAll().executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ subtotal_minor: 23_800, shipping_minor: 0, tax_minor: 3800 })
    expect(JSON.stringify(stored)).not.toContain(placed.access_key)
  })

  test('what the cart showed is what the order costs', async () => {
    const goods = [
      { sku: 'SOCKS', qty: 2, ...set },
      { sku: 'SOCK', qty: 1 },
    ]
    const { cartId, buy } = await aBuyer(shop, goods)
    const shown = await shop.call(getTotals, { query: { cartId } })
    const placed = await buy()
    expect(placed.order.grand_total).toBe(shown.grand_total + 4.9)
  })

  test('a set takes its parts, together with the same part bought alone', async () => {
    const stock = await stockOf('SOCK')
    const { buy } = await aBuyer(shop, [
      { sku: 'SOCKS', qty: 2, ...set },
      { sku: 'SOCK', qty: 1 },
    ])
    await buy()
    expect(await stockOf('SOCK')).toBe(stock - 7)
  })

  test('a parent with its options is the variant, and repeated lines are one', async () => {
    const product_option = {
      extension_attributes: {
        configurable_item_options: [
          { option_id: dress.attributeId, option_value: String(dress.optionIds.M) },
        ],
      },
    }
    const cartId = await shop.call(createCart)
    const goods = [
      { sku: 'DRESS', qty: 1, product_option },
      { sku: 'DRESS-M', qty: 2 },
    ]
    await shop.call(placeOrder, { body: anOrder(cartId, goods) as never })
    const lines = await database.db
      .selectFrom('shop_order_line')
      .select(['sku', 'parent_sku', 'qty'])
      .execute()
    expect(lines).toEqual([{ sku: 'DRESS-M', parent_sku: 'DRESS', qty: 3 }])
  })

  test('files need no address to go to', async () => {
    const { buy } = await aBuyer(shop, [{ sku: 'FILE', qty: 1 }])
    const placed = await buy({
      addressInformation: { billingAddress: ADDRESS, payment_method_code: 'invoice' },
    })
    expect(placed.order.grand_total).toBe(9)
  })

  test('pieces added while the order was on its way stay in the cart', async () => {
    const { cartId, buy } = await aBuyer(shop, [{ sku: 'SCARF', qty: 1 }])
    const setLine = (sku: string, qty: number) =>
      shop.call(updateCart, { query: { cartId }, body: { cartItem: { sku, qty } } })
    await setLine('SOCK', 2)
    await setLine('SCARF', 3)
    await buy()
    const left = await shop.call(pullCart, { query: { cartId } })
    expect(left.map((item) => [item.sku, item.qty])).toEqual([
      ['SCARF', 2],
      ['SOCK', 2],
    ])
  })

  test('a higher total than the shopper saw is asked about first, and nothing is reserved', async () => {
    const { buy, cartId } = await aBuyer(shop, [{ sku: 'SCARF', qty: 1 }])
    const asked = await buy({ expected_total: 100 }).catch((error: unknown) => error)
    expect(asked).toMatchObject({
      ...refusal(409, 'TOTAL_CHANGED'),
      meta: { details: { totals: { grand_total: 123.9 } } },
    })
    expect(await countOrders()).toBe(0)
    expect(await shop.call(pullCart, { query: { cartId } })).toHaveLength(1)
  })

  test('a lower total than the shopper saw is charged as it is', async () => {
    const { buy } = await aBuyer(shop, [{ sku: 'SCARF', qty: 1 }])
    expect((await buy({ expected_total: 200 })).order.grand_total).toBe(123.9)
  })

  test('what is sold out is named, and the rest is left alone', async () => {
    const rare = await aProduct(database.db, { sku: 'RARE', qty: 1 })
    before = await countStock(database.db)
    const { buy } = await aBuyer(shop, [
      { sku: 'RARE', qty: 1 },
      { sku: 'SCARF', qty: 1 },
    ])
    await database.db.updateTable('stock_item').set({ qty: 0 }).where('product_id', '=', rare).execute()
    before = await countStock(database.db)
    await expect(buy()).rejects.toMatchObject({
      ...refusal(409, 'OUT_OF_STOCK'),
      meta: { details: { skus: ['RARE'] } },
    })
    expect(await countOrders()).toBe(0)
  })

  test('the last piece sold is announced to the lists', async () => {
    const productId = await aProduct(database.db, { sku: 'ONE', qty: 1 })
    before = await countStock(database.db)
    const { buy } = await aBuyer(shop, [{ sku: 'ONE', qty: 1 }])
    await buy()
    const changes = await database.db.selectFrom('catalogue_change').select('product_id').execute()
    expect(changes).toContainEqual({ product_id: productId })
  })

  test.each([
    ['nobody delivers there', { shippingAddress: { ...ADDRESS, country_id: 'AQ' } }, 'SHIPPING_UNAVAILABLE'],
    ['an invented delivery', { shipping_method_code: 'beam' }, 'SHIPPING_UNAVAILABLE'],
    ['an invented payment', { payment_method_code: 'shells' }, 'PAYMENT_UNAVAILABLE'],
    ['no address for goods', { shippingAddress: undefined }, 'VALIDATION'],
    ['a name of digits', { billingAddress: { ...ADDRESS, firstname: '42' } }, 'VALIDATION'],
    ['a street of nothing', { billingAddress: { ...ADDRESS, street: ['', 'Flat 4'] } }, 'VALIDATION'],
    ['no mail address', { billingAddress: { ...ADDRESS, email: 'anna' } }, 'VALIDATION'],
  ])('%s: refused with the field', async (...[, fields, errorCode]) => {
    const { buy, cartId } = await aBuyer(shop, [{ sku: 'SCARF', qty: 1 }])
    const addressInformation = { ...anOrder(cartId, []).addressInformation, ...fields }
    const error = await buy({ addressInformation }).catch((reason: unknown) => reason)
    expect(error).toMatchObject(refusal(400, errorCode))
    expect(JSON.stringify(error)).toContain('addressInformation')
  })

  test.each([
    ['an unknown sku', [{ sku: 'NOPE', qty: 1 }], 'products.0.sku'],
    [
      'a parent without choice',
      [
        { sku: 'SCARF', qty: 1 },
        { sku: 'DRESS', qty: 1 },
      ],
      'products.1.product_option',
    ],
    ['a set without parts', [{ sku: 'SOCKS', qty: 1 }], 'products.0.product_option'],
    ['no goods at all', [], 'products'],
    ['nothing of something', [{ sku: 'SCARF', qty: 0 }], 'products.0.qty'],
    ['half of something', [{ sku: 'SCARF', qty: 0.5 }], 'products.0.qty'],
  ])('%s: refused with the field', async (...[, products, path]) => {
    const cart_id = await shop.call(createCart)
    const order = shop.call(placeOrder, { body: anOrder(cart_id, products) as never })
    const error = await order.catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 400 })
    expect(JSON.stringify(error)).toContain(path)
  })

  test('an unknown cart is 404, a bought one says so', async () => {
    const gone = shop.call(placeOrder, { body: anOrder('f'.repeat(32), [{ sku: 'SCARF', qty: 1 }]) as never })
    await expect(gone).rejects.toMatchObject(refusal(404, 'CART_NOT_FOUND'))
    const { buy } = await aBuyer(shop, [{ sku: 'SCARF', qty: 1 }])
    await buy()
    await expect(buy()).rejects.toMatchObject({ ...refusal(409, 'CONFLICT'), result: 'CART_ALREADY_ORDERED' })
  })
})

describe('GET /api/order/:id', () => {
  test('the holder of the key sees the order by number and by own id', async () => {
    const { buy } = await aBuyer(shop, [{ sku: 'SOCKS', qty: 1, ...set }])
    const { access_key: key, orderNumber, order_id } = await buy()
    const seen = await shop.call(getOrder, { params: { id: orderNumber }, query: { key } })
    expect(seen).toMatchObject({
      number: orderNumber,
      order_status: 'N',
      shipping_title: 'Abholung im Paketshop',
      delivery_days: [2, 4],
      payment_title: 'Kauf auf Rechnung',
      shipping_address: { city: 'Berlin' },
      products: [{ sku: 'SOCKS', qty: 1, price: 15, options: [{ value: '3 × SOCK' }] }],
      totals: { grand_total: 19.9 },
    })
    expect(await shop.call(getOrder, { params: { id: order_id }, query: { key } })).toEqual(seen)
  })

  test('no key, a wrong key, another store and an unknown order look alike', async () => {
    const { buy } = await aBuyer(shop, [{ sku: 'SCARF', qty: 1 }])
    const { access_key: key, orderNumber: id } = await buy()
    const abroad = api.clientFor({ store: 'us' })
    const asked = [
      shop.call(getOrder, { params: { id }, query: {} }),
      shop.call(getOrder, { params: { id }, query: { key: 'f'.repeat(32) } }),
      shop.call(getOrder, { params: { id: '000000001' }, query: { key } }),
      abroad.call(getOrder, { params: { id }, query: { key } }),
    ]
    const answers = await Promise.all(asked.map((one) => one.catch((error: unknown) => error)))
    for (const answer of answers) expect(answer).toMatchObject(refusal(404, 'ORDER_NOT_FOUND'))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
})
