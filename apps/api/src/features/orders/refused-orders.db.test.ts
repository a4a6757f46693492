import { createCart, pullCart } from '@vitrine/contract/cart'
import { placeOrder } from '@vitrine/contract/order'
import { describe, expect, test } from 'vitest'
import { aBundle, aConfigurable, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
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

  test.each([
    ['nobody delivers there', { shippingAddress: { ...ADDRESS, country_id: 'AQ' } }, 'SHIPPING_UNAVAILABLE'],
    ['an invented delivery', { shipping_method_code: 'beam' }, 'SHIPPING_UNAVAILABLE'],
    ['an invented payment', { payment_method_code: 'shells' }, 'PAYMENT_UNAVAILABLE'],
    ['no address for goods', { shippingAddress: undefined }, 'VALIDATION'],
    ['a name of digits', { billingAddress: { ...ADDRESS, firstname: '42' } }, 'VALIDATION'],
    ['a street of nothing', { billingAddress: { ...ADDRESS, street: ['', 'Flat 4'] } }, 'VALIDATION'],
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

  test('an unknown cart is 404, a bought one says so', async () => {
    const gone = shop
      .store()
      .call(placeOrder, { body: anOrder('f'.repeat(32), [{ sku: 'SCARF', qty: 1 }]) as never })
    await expect(gone).rejects.toMatchObject(refusal(404, 'CART_NOT_FOUND'))
    const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    await buy()
    await expect(buy()).rejects.toMatchObject({ ...refusal(409, 'CONFLICT'), result: 'CART_ALREADY_ORDERED' })
  })
})
