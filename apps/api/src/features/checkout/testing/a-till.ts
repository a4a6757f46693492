import { createCart, updateCart } from '@vitrine/contract/cart'
import { setShippingInformation } from '@vitrine/contract/cart/checkout'
import { afterAll, beforeAll } from 'vitest'
import type { Api } from '#api/app.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { checkoutFeature } from '../index.ts'

export const parcel = { shippingCarrierCode: 'parcelshop', shippingMethodCode: 'standard' }
export const express = { shippingCarrierCode: 'express', shippingMethodCode: 'nextday' }

/** A shop with a scarf of 119, a jumper of 130 and a file of 9, and carts that are about to be ordered. */
export function aTill() {
  let database: TestDatabase
  let api: Api
  beforeAll(async () => {
    database = await createTestDatabase()
    await aCatalogue(database.db)
    await aProduct(database.db, { sku: 'JUMPER', priceMinor: 13_000 })
    await aProduct(database.db, { sku: 'SCARF', priceMinor: 11_900 })
    await aProduct(database.db, { sku: 'PATTERN', type: 'downloadable', priceMinor: 900 })
    api = await buildTestApi({ db: database.db, features: [cartFeature, checkoutFeature] })
  })
  afterAll(async () => {
    await api.app.close()
    await database.drop()
  })

  async function aCart(lines: Record<string, number>, store = 'de') {
    const shop = api.clientFor({ store })
    const query = { cartId: await shop.call(createCart) }
    for (const [sku, qty] of Object.entries(lines))
      await shop.call(updateCart, { query, body: { cartItem: { sku, qty } } })
    const choose = (chosen: object, countryId = 'DE') =>
      shop.call(setShippingInformation, {
        query,
        body: { addressInformation: { shippingAddress: { countryId }, ...chosen } },
      })
    return { shop, query, choose }
  }
  return { aCart, db: () => database.db, app: () => api.app }
}
