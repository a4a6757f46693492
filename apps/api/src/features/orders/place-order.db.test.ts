import { createCart, getTotals, pullCart, updateCart } from '@vitrine/contract/cart'
import { createOrder, getOrder, placeOrder } from '@vitrine/contract/order'
import { describe, expect, test } from 'vitest'
import { aBundle, aConfigurable, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { ADDRESS, aBuyer, anOrder } from './testing/a-buyer.ts'
import { openOrderShop, refusal } from './testing/open-order-shop.ts'

let set: Awaited<ReturnType<typeof aBundle>>
let dress: Awaited<ReturnType<typeof aConfigurable>>
const shop = openOrderShop(async (db, { sock }) => {
  await aProduct(db, { sku: 'FILE', type: 'downloadable', priceMinor: 900 })
  await aProduct(db, { sku: 'BELT', priceMinor: 3000, specialMinor: 2500 })
  set = await aBundle(db, { sku: 'SOCKS', parts: [{ productId: sock, qty: 3 }] })
  dress = await aConfigurable(db, { sku: 'DRESS', sizes: ['S', 'M'] })
})

const stockOf = async (sku: string) => {
  const row = await shop
    .db()
    .selectFrom('stock_item')
    .innerJoin('product', 'product.product_id', 'stock_item.product_id')
    .select('qty')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return row.qty
}

describe('POST /api/order', () => {
  test('an order is numbered, priced by the shop, taken from stock, announced, and its cart closed', async () => {
    const stock = await stockOf('SCARF')
    const { cartId, buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 2 }])
    const placed = await buy({ expected_total: 238 })
    expect(placed).toMatchObject({
      orderNumber: expect.stringMatching(/^\d{9}$/),
      order: { paid: false, grand_total: 238, currency: 'EUR' },
      access_key: expect.stringMatching(/^[0-9a-f]{32}$/),
      pay_link: null,
      clear_basket: true,
    })
    expect(await stockOf('SCARF')).toBe(stock - 2)
    await expect(shop.store().call(pullCart, { query: { cartId } })).rejects.toMatchObject({ code: 404 })
    const stored = await shop.db().selectFrom('shop_order').selectAll().executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ subtotal_minor: 23_800, shipping_minor: 0, tax_minor: 3800 })
    expect(JSON.stringify(stored)).not.toContain(placed.access_key)
  })

  test('the name older programs call it places it, too, and knows one that was placed by the other', async () => {
    const goods = [{ sku: 'SCARF', qty: 1 }]
    const { cartId, buy } = await aBuyer(shop.store(), goods)
    const body = anOrder(cartId, goods) as never
    const placed = await shop.store().call(createOrder, { body })
    expect(await shop.store().call(placeOrder, { body })).toEqual(placed)
    await expect(buy()).rejects.toMatchObject({ code: 409 })
  })

  test('what the cart showed is what the order costs', async () => {
    const goods = [
      { sku: 'SOCKS', qty: 2, ...set },
      { sku: 'SOCK', qty: 1 },
    ]
    const { cartId, buy } = await aBuyer(shop.store(), goods)
    const shown = await shop.store().call(getTotals, { query: { cartId } })
    const placed = await buy()
    expect(placed.order.grand_total).toBe(shown.grand_total + 4.9)
  })

  test('a set takes its parts, together with the same part bought alone', async () => {
    const stock = await stockOf('SOCK')
    const { buy } = await aBuyer(shop.store(), [
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
    const cartId = await shop.store().call(createCart)
    const cartItem = { sku: 'DRESS', qty: 3, product_option }
    await shop.store().call(updateCart, { query: { cartId }, body: { cartItem: cartItem as never } })
    const goods = [
      { sku: 'DRESS', qty: 1, product_option },
      { sku: 'DRESS-M', qty: 2 },
    ]
    await shop.store().call(placeOrder, { body: anOrder(cartId, goods) as never })
    const lines = await shop.db().selectFrom('shop_order_line').select(['sku', 'parent_sku', 'qty']).execute()
    expect(lines).toEqual([{ sku: 'DRESS-M', parent_sku: 'DRESS', qty: 3 }])
  })

  test('of a reduced piece the price before is written down, of others their price', async () => {
    const { buy } = await aBuyer(shop.store(), [
      { sku: 'BELT', qty: 2 },
      { sku: 'SCARF', qty: 1 },
    ])
    await buy()
    const prices = ['sku', 'price_minor', 'base_price_minor'] as const
    const lines = await shop.db().selectFrom('shop_order_line').select(prices).orderBy('line_id').execute()
    expect(lines).toEqual([
      { sku: 'BELT', price_minor: 2500, base_price_minor: 3000 },
      { sku: 'SCARF', price_minor: 11_900, base_price_minor: 11_900 },
    ])
  })

  test('files need no address to go to', async () => {
    const { buy } = await aBuyer(shop.store(), [{ sku: 'FILE', qty: 1 }])
    const placed = await buy({
      addressInformation: { billingAddress: ADDRESS, payment_method_code: 'invoice' },
    })
    expect(placed.order.grand_total).toBe(9)
  })

  test('pieces added while the order was on its way stay in the cart', async () => {
    const { cartId, buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    const setLine = (sku: string, qty: number) =>
      shop.store().call(updateCart, { query: { cartId }, body: { cartItem: { sku, qty } } })
    await setLine('SOCK', 2)
    await setLine('SCARF', 3)
    await buy()
    const left = await shop.store().call(pullCart, { query: { cartId } })
    expect(left.map((item) => [item.sku, item.qty])).toEqual([
      ['SCARF', 2],
      ['SOCK', 2],
    ])
  })

  test('a lower total than the shopper saw is charged as it is', async () => {
    const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    expect((await buy({ expected_total: 200 })).order.grand_total).toBe(123.9)
  })

  test('the last piece sold is announced to the lists', async () => {
    const productId = await aProduct(shop.db(), { sku: 'ONE', qty: 1 })
    await shop.recount()
    const { buy } = await aBuyer(shop.store(), [{ sku: 'ONE', qty: 1 }])
    await buy()
    const changes = await shop.db().selectFrom('catalogue_change').select('product_id').execute()
    expect(changes).toContainEqual({ product_id: productId })
  })
})

describe('GET /api/order/:id', () => {
  test('the holder of the key sees the order by number and by own id', async () => {
    const { buy } = await aBuyer(shop.store(), [{ sku: 'SOCKS', qty: 1, ...set }])
    const { access_key: key, orderNumber, order_id } = await buy()
    const seen = await shop.store().call(getOrder, { params: { id: orderNumber }, query: { key } })
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
    expect(await shop.store().call(getOrder, { params: { id: order_id }, query: { key } })).toEqual(seen)
  })

  test('no key, a wrong key, another store and an unknown order look alike', async () => {
    const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    const { access_key: key, orderNumber: id } = await buy()
    const abroad = shop.store('us')
    // Each store says it in its own language.
    const inWords = (name: string, value: unknown) => (name === 'message' ? undefined : value)
    const asked = [
      shop.store().call(getOrder, { params: { id }, query: {} }),
      shop.store().call(getOrder, { params: { id }, query: { key: 'f'.repeat(32) } }),
      shop.store().call(getOrder, { params: { id: '000000001' }, query: { key } }),
      abroad.call(getOrder, { params: { id }, query: { key } }),
    ]
    const answers = await Promise.all(asked.map((one) => one.catch((error: unknown) => error)))
    for (const answer of answers) expect(answer).toMatchObject(refusal(404, 'ORDER_NOT_FOUND'))
    expect(new Set(answers.map((answer) => JSON.stringify(answer, inWords))).size).toBe(1)
  })
})
