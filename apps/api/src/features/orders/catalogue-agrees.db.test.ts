// What the product page promises is what the cart charges and the order stores, on a catalogue that was really imported.

import { createCart, getTotals, type ServerItem, updateCart } from '@vitrine/contract/cart'
import { getProduct } from '@vitrine/contract/catalog'
import type { ShopClient } from '@vitrine/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { catalogFeature } from '#api/features/catalog/index.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { aBuyer } from './testing/a-buyer.ts'
import { ordersFeature } from './testing/orders-feature.ts'

let boutique: Boutique
let api: Api
beforeAll(async () => {
  boutique = await openBoutique({ listens: true })
  api = await buildTestApi({
    db: boutique.database.db,
    features: [catalogFeature(boutique.catalog), cartFeature, checkoutFeature, ordersFeature],
    now: () => new Date('2026-01-15T12:00:00Z'),
  })
})
afterAll(async () => {
  await api.app.close()
  await boutique.close()
})

async function putInCart(shop: ShopClient, cartItem: { sku: string; qty: number; product_option?: object }) {
  const query = { cartId: await shop.call(createCart) }
  const item: ServerItem = await shop.call(updateCart, { query, body: { cartItem: cartItem as never } })
  return { item, totals: await shop.call(getTotals, { query }) }
}

test.each([
  ['us', 'CAP'],
  ['de', 'CAP'],
  ['ru', 'STRAW'],
  ['us', 'GIFT'],
])('in store %s a %s costs in the cart what its page says', async (store, sku) => {
  const shop = api.clientFor({ store })
  const { product } = await shop.call(getProduct, { query: { sku } })
  const { item, totals } = await putInCart(shop, { sku, qty: 2 })
  expect(item).toMatchObject({
    name: product.name,
    price: product.price_incl_tax,
    old_price: product.old_price,
    url_path: product.url_path,
    thumbnail: product.image,
  })
  expect(totals.subtotal_incl_tax).toBe(2 * product.price_incl_tax)
})

test('so does every variant, chosen by its options and told in the language of the store', async () => {
  for (const store of ['us', 'de']) {
    const shop = api.clientFor({ store })
    const { product } = await shop.call(getProduct, { query: { sku: 'DRESS' } })
    for (const child of product.configurable_children.filter((one) => one.stock.is_in_stock)) {
      const configurable_item_options = product.configurable_options.map((option) => ({
        option_id: option.attribute_id,
        option_value: child.attributes[option.attribute_code],
      }))
      const product_option = { extension_attributes: { configurable_item_options } }
      const { item } = await putInCart(shop, { sku: 'DRESS', qty: 1, product_option })
      expect(item).toMatchObject({ sku: child.sku, name: product.name, thumbnail: child.image })
      expect([item.price, item.old_price]).toEqual([child.price_incl_tax, child.old_price])
      expect(item.options.map((one) => one.label)).toEqual(
        product.configurable_options.map((one) => one.label),
      )
    }
  }
})

test('so does a set with the parts its page offers', async () => {
  const shop = api.clientFor({ store: 'us' })
  const { product } = await shop.call(getProduct, { query: { sku: 'SET' } })
  const bundle_options = product.bundle_options.map((option) => ({
    option_id: option.option_id,
    option_qty: 1,
    option_selections: option.product_links.filter((link) => link.is_default).map((link) => link.id),
  }))
  const product_option = { extension_attributes: { bundle_options } }
  const { item } = await putInCart(shop, { sku: 'SET', qty: 1, product_option })
  expect(item.price).toBe(product.price_incl_tax)
})

test('selling the last piece of a variant takes it off its page', async () => {
  const shop = api.clientFor({ store: 'us' })
  const changed = Promise.withResolvers<readonly string[]>()
  const stop = boutique.catalog.onChange(changed.resolve)
  const { buy } = await aBuyer(shop, [{ sku: 'DRESS-navy-s', qty: 2 }])
  await buy({ addressInformation: toUnitedStates() })
  expect(await changed.promise).toContain(`P${await boutique.idOf('DRESS')}`)
  stop()
  const { product } = await shop.call(getProduct, { query: { sku: 'DRESS' } })
  const child = product.configurable_children.find((one) => one.sku === 'DRESS-navy-s')
  expect(child?.stock.is_in_stock ?? false).toBe(false)
})

function toUnitedStates() {
  const address = {
    firstname: 'Ann',
    lastname: 'Hill',
    street: ['1 Main St'],
    city: 'Albany',
    postcode: '12207',
    country_id: 'US',
    email: 'ann@example.org',
  }
  return {
    shippingAddress: address,
    billingAddress: address,
    shipping_carrier_code: 'parcelshop',
    shipping_method_code: 'standard',
    payment_method_code: 'banktransfer',
  }
}
