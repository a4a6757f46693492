import { createCart, pullCart, updateCart } from '@vitrine/contract/cart'
import { createOrder, placeOrder } from '@vitrine/contract/order'
import { describe, expect, test } from 'vitest'
import { aBundle, aConfigurable, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { aContext } from '#api/testing/test-context.ts'
import { takeOrderStep } from './take-step.ts'
import { ADDRESS, aBuyer, anOrder } from './testing/a-buyer.ts'
import { openOrderShop, refusal } from './testing/open-order-shop.ts'

const shop = openOrderShop(async (db, { sock }) => {
  await aBundle(db, { sku: 'SOCKS', parts: [{ productId: sock, qty: 3 }] })
  await aConfigurable(db, { sku: 'DRESS', sizes: ['S', 'M'] })
})

describe('an order is refused, and leaves no trace', () => {
  test('a higher total than the shopper saw is asked about first, and nothing is reserved', async () => {
    const { buy, cartId } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    const asked = await buy({ expected_total: 100 }).catch((error: unknown) => error)
    expect(asked).toMatchObject({
      ...refusal(409, 'TOTAL_CHANGED'),
      meta: { details: { totals: { grand_total: 123.9 } } },
    })
    expect(await shop.countOrders()).toBe(0)
    expect(await shop.store().call(pullCart, { query: { cartId } })).toHaveLength(1)
  })

  test('a higher total tells its lines by the ids they have in the cart', async () => {
    const { buy, cartId } = await aBuyer(shop.store(), [
      { sku: 'SOCK', qty: 2 },
      { sku: 'SCARF', qty: 1 },
    ])
    const inCart = await shop.store().call(pullCart, { query: { cartId } })
    const products = [
      { sku: 'SCARF', qty: 1 },
      { sku: 'SOCK', qty: 2 },
    ]
    const { meta } = await buy({ products, expected_total: 1 }).catch((error) => error)
    const { items } = meta.details.totals as { items: { item_id: number; name: string }[] }
    const idOf = (sku: string) => inCart.find((item) => item.sku === sku)?.item_id
    expect(items.map(({ item_id }) => item_id)).toEqual([idOf('SCARF'), idOf('SOCK')])
  })

  test('what is sold out is named, and the rest is left alone', async () => {
    const rare = await aProduct(shop.db(), { sku: 'RARE', qty: 1 })
    await shop.recount()
    const { buy } = await aBuyer(shop.store(), [
      { sku: 'RARE', qty: 1 },
      { sku: 'SCARF', qty: 1 },
    ])
    await shop.db().updateTable('stock_item').set({ qty: 0 }).where('product_id', '=', rare).execute()
    await shop.recount()
    await expect(buy()).rejects.toMatchObject({
      ...refusal(409, 'OUT_OF_STOCK'),
      meta: { details: { skus: ['RARE'] } },
    })
    expect(await shop.countOrders()).toBe(0)
  })

  test('a program of the ancestor calls an order off that is sold out, by the text it knows in every store', async () => {
    const rare = await aProduct(shop.db(), { sku: 'LAST', qty: 1 })
    await shop.recount()
    const goods = [{ sku: 'LAST', qty: 1 }]
    const { cartId } = await aBuyer(shop.store(), goods)
    const body = anOrder(cartId, goods) as never
    await shop.db().updateTable('stock_item').set({ qty: 0 }).where('product_id', '=', rare).execute()
    await shop.recount()
    await expect(shop.store().call(createOrder, { body })).rejects.toMatchObject({
      code: 500,
      result: 'Error: Error while adding products',
      meta: { errorCode: 'ADD_PRODUCTS_ERROR', field: 'products', skus: ['LAST'] },
    })
    expect(await shop.countOrders()).toBe(0)
  })

  test.each([
    ['nobody delivers there', { shippingAddress: { ...ADDRESS, country_id: 'AQ' } }, 'SHIPPING_UNAVAILABLE'],
    ['an invented delivery', { shipping_method_code: 'beam' }, 'SHIPPING_UNAVAILABLE'],
    ['an invented payment', { payment_method_code: 'shells' }, 'PAYMENT_UNAVAILABLE'],
    ['no address for goods', { shippingAddress: undefined }, 'VALIDATION'],
    ['a name of digits', { billingAddress: { ...ADDRESS, firstname: '42' } }, 'VALIDATION'],
    ['a street of nothing', { billingAddress: { ...ADDRESS, street: ['', 'Flat 4'] } }, 'VALIDATION'],
    ['a postcode of another country', { shippingAddress: { ...ADDRESS, postcode: '1011' } }, 'VALIDATION'],
    [
      'a city that begins another line',
      { billingAddress: { ...ADDRESS, city: 'Berlin\nBcc: x' } },
      'VALIDATION',
    ],
    ['a list of extras', { shippingExtraFields: ['a'] }, 'VALIDATION'],
    ['no mail address', { billingAddress: { ...ADDRESS, email: 'anna' } }, 'VALIDATION'],
  ])('%s: refused with the field', async (...[, fields, errorCode]) => {
    const { buy, cartId } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
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
    const cart_id = await shop.store().call(createCart)
    const order = shop.store().call(placeOrder, { body: anOrder(cart_id, products) as never })
    const error = await order.catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 400 })
    expect(JSON.stringify(error)).toContain(path)
  })

  test.each([
    ['a price below nothing', { products: [{ sku: 'SCARF', qty: 1, price: -1 }] }, 'products.0.price'],
    [
      'a price in words',
      { products: [{ sku: 'SCARF', qty: 1, price_incl_tax: '1,0' }] },
      'products.0.price_incl_tax',
    ],
    ['another store', { store_code: 'us' }, 'store_code'],
    ['another store by its number', { store_id: 1 }, 'store_id'],
    ['other money', { currency: 'USD' }, 'currency'],
    ['a list for a coupon', { coupon: ['A'] }, 'coupon'],
    ['a yes that is a word', { spend_account: 'yes' }, 'spend_account'],
    ['a total in words', { totals: { grand_total: '1' } }, 'totals.grand_total'],
    ['a novel for a buyer', { user_id: 'x'.repeat(10_240) }, 'user_id'],
    ['a list for a person', { personal: [] }, 'personal'],
  ])('%s, which counts for nothing anyway: refused with the field', async (...[, claim, path]) => {
    const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    const error = await buy(claim).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ ...refusal(400, 'VALIDATION'), meta: { field: path, details: [{ path }] } })
    expect(await shop.countOrders()).toBe(0)
  })

  test('a coupon or bonuses the cart does not have are told, not charged without', async () => {
    const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    await expect(buy({ coupon: 'SUMMER10' })).rejects.toMatchObject(refusal(409, 'COUPON_NOT_FOUND'))
    await expect(buy({ spend_account: true })).rejects.toMatchObject(refusal(409, 'NO_BONUSES'))
    expect(await shop.countOrders()).toBe(0)
  })

  test('a total counted in another field of the body is asked about, too', async () => {
    const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    const seen = { store_code: 'de', currency: 'EUR', totals: { grand_total: 1 } }
    await expect(buy(seen)).rejects.toMatchObject(refusal(409, 'TOTAL_CHANGED'))
    expect((await buy({ ...seen, totals: { grand_total: 123.9 } })).order.grand_total).toBe(123.9)
  })

  test('an unknown cart is 404, a bought one says so', async () => {
    const gone = shop
      .store()
      .call(placeOrder, { body: anOrder('f'.repeat(32), [{ sku: 'SCARF', qty: 1 }]) as never })
    await expect(gone).rejects.toMatchObject(refusal(404, 'CART_NOT_FOUND'))
    const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    await buy()
    await expect(buy()).rejects.toMatchObject({
      ...refusal(409, 'CART_ALREADY_ORDERED'),
      result: 'CART_ALREADY_ORDERED',
    })
  })

  describe('the cart is no longer what the order was for', () => {
    const differing = (cart_version: number, difference: object[]) => ({
      ...refusal(409, 'CART_CHANGED'),
      meta: { details: { cart_version, difference: difference.map((one) => expect.objectContaining(one)) } },
    })

    test('changed in another tab: asked with the difference, nothing bought', async () => {
      const { buy, cartId } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
      await setLine(cartId, 'SOCK', 2)
      const stale = differing(2, [{ sku: 'SOCK', ordered: 0, in_cart: 2 }])
      await expect(buy({ cart_version: 1 })).rejects.toMatchObject(stale)
      expect(await shop.countOrders()).toBe(0)
      expect((await buy({ cart_version: 2 })).orderNumber).toMatch(/^\d+$/)
    })

    test('a version that never was', async () => {
      const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
      await expect(buy({ cart_version: 99 })).rejects.toMatchObject(differing(1, []))
    })

    test('goods the cart does not hold, with and without a version', async () => {
      const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
      const products = [
        { sku: 'SCARF', qty: 3 },
        { sku: 'SOCK', qty: 1 },
      ]
      const more = differing(1, [
        { sku: 'SCARF', ordered: 3, in_cart: 1 },
        { sku: 'SOCK', ordered: 1, in_cart: 0 },
      ])
      await expect(buy({ products, cart_version: 1 })).rejects.toMatchObject(more)
      await expect(buy({ products })).rejects.toMatchObject(more)
      expect(await shop.countOrders()).toBe(0)
    })

    test('an order that waited offline is taken once, whatever became of the cart', async () => {
      const { buy, cartId } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
      await setLine(cartId, 'SOCK', 2)
      const waited = { cart_version: 1, transmited: false, products: [{ sku: 'SCARF', qty: 2 }] }
      expect((await buy(waited)).orderNumber).toMatch(/^\d+$/)
      const left = await shop.store().call(pullCart, { query: { cartId } })
      expect(left.map(({ sku, qty }) => [sku, qty])).toEqual([['SOCK', 2]])
      // With another id, from the state that was bought: a second order nobody meant.
      for (const again of [waited, { ...waited, cart_version: 2 }])
        await expect(buy(again)).rejects.toMatchObject(refusal(409, 'CART_ALREADY_ORDERED'))
      expect(await shop.countOrders()).toBe(1)
    })

    test('what was called off may be bought again, from the same state of the cart', async () => {
      const { buy, cartId } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
      await setLine(cartId, 'SOCK', 2)
      const waited = { cart_version: 1, transmited: false, products: [{ sku: 'SCARF', qty: 1 }] }
      const { orderNumber, backendOrderId } = await buy(waited)
      const orderId = Number(backendOrderId)
      await takeOrderStep(aContext(shop.db()), { orderId, step: 'cancel', by: 'staff' })
      const again = await buy(waited)
      expect([again.orderNumber === orderNumber, await shop.countOrders()]).toEqual([false, 2])
    })
  })
})

const setLine = (cartId: string, sku: string, qty: number) =>
  shop.store().call(updateCart, { query: { cartId }, body: { cartItem: { sku, qty } } })
