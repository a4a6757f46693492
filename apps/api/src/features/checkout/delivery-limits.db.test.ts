// What keeps a parcel from its way: where it goes and what it weighs. The shop decides, whatever a browser offered.
import {
  askShippingMethods,
  collectTotals,
  listShippingMethods,
  setShippingInformation,
} from '@vitrine/contract/cart/checkout'
import { describe, expect, test } from 'vitest'
import { ADDRESS, aBuyer } from '#api/features/orders/testing/a-buyer.ts'
import { openOrderShop } from '#api/features/orders/testing/open-order-shop.ts'

const DE = 4
const [PARCELSHOP, COURIER] = [1, 2]
const shop = openOrderShop(async (db) => {
  await db.updateTable('product').set({ weight_grams: 400 }).where('sku', '=', 'SCARF').execute()
  await db
    .updateTable('shipping_rate')
    .set({ up_to_grams: 1_000 })
    .where('store_id', '=', DE)
    .where('zone', '=', 'home')
    .where('method_id', 'in', [PARCELSHOP, COURIER])
    .execute()
  const heavy = { store_id: DE, zone: 'home', method_id: COURIER, days_min: 2, days_max: 3 }
  await db
    .insertInto('shipping_rate')
    .values({ ...heavy, price_minor: 1_990, free_from_minor: null, up_to_grams: 2_000 })
    .execute()
  await db
    .insertInto('delivery_postcode')
    .values([
      { store_id: DE, country: 'DE', prefix: '27498', zone: null },
      { store_id: DE, country: 'DE', prefix: '18565', zone: 'near' },
    ])
    .execute()
})

const scarves = (qty: number) => aBuyer(shop.store(), [{ sku: 'SCARF', qty }])
const to = (postcode: string, carrier = 'parcelshop', method = 'standard') => {
  const address = { ...ADDRESS, postcode }
  const addressInformation = {
    ...{ shippingAddress: address, billingAddress: address, payment_method_code: 'invoice' },
    ...{ shipping_carrier_code: carrier, shipping_method_code: method },
  }
  return { addressInformation }
}
const ways = async (cartId: string, postcode = '') => {
  const body = { address: { country_id: 'DE', postcode } }
  const offers = await shop.store().call(askShippingMethods, { query: { cartId }, body })
  return offers.map(({ carrier_code, price_incl_tax }) => `${carrier_code} ${price_incl_tax}`)
}
const refused = (path: string, key: string) => ({
  code: 400,
  meta: { errorCode: 'SHIPPING_UNAVAILABLE', details: [{ path, key }] },
})
const POSTCODE = 'addressInformation.shippingAddress.postcode'
const METHOD = 'addressInformation.shipping_method_code'

describe('ways to deliver', () => {
  test('hang on the weight of the cart and the postcode', async () => {
    const [two, four, six] = [await scarves(2), await scarves(4), await scarves(6)]
    expect(await ways(two.cartId)).toEqual(['parcelshop 4.9', 'courier 6.9', 'express 14.9'])
    expect(await ways(four.cartId)).toEqual(['courier 19.9', 'express 14.9'])
    expect(await ways(six.cartId)).toEqual(['express 14.9'])
    expect(await ways(two.cartId, '18565')).toEqual(['parcelshop 9.9', 'courier 12.9'])
    expect(await ways(two.cartId, '27498')).toEqual([])
    const anywhere = await shop.store().call(listShippingMethods, { query: { cartId: six.cartId } })
    expect(anywhere[0]).toMatchObject({ carrier_code: 'express', countries: ['DE'] })
  })

  test('an order is priced by its own postcode and weight', async () => {
    const { buy } = await scarves(1)
    await buy(to('18565'))
    const row = await shop.db().selectFrom('shop_order').select('shipping_minor').executeTakeFirstOrThrow()
    expect(row.shipping_minor).toBe(990)
  })

  test.each([
    ['to where nobody goes', 1, '27498', 'parcelshop', POSTCODE, 'REFUSED'],
    ['by a way that does not lead there', 1, '18565', 'express', POSTCODE, 'REFUSED'],
    ['heavier than its way takes', 3, '10115', 'parcelshop', METHOD, 'TOO_HEAVY'],
    ['by a way there is not', 1, '10115', 'balloon', METHOD, 'REFUSED'],
  ])(
    'an order %s is refused beside its field, and nothing is taken',
    async (...[, qty, zip, by, path, key]) => {
      const { buy } = await scarves(qty)
      const method = by === 'express' ? 'nextday' : 'standard'
      await expect(buy(to(zip, by, method))).rejects.toMatchObject(refused(path, key))
      expect(await shop.countOrders()).toBe(0)
    },
  )

  test('a choice is refused alike, and one that no longer fits is not counted', async () => {
    const { cartId } = await scarves(3)
    const query = { cartId }
    const chosen = { shippingCarrierCode: 'parcelshop', shippingMethodCode: 'standard' }
    const body = { addressInformation: { shippingAddress: { countryId: 'DE' }, ...chosen } }
    await expect(shop.store().call(setShippingInformation, { query, body })).rejects.toMatchObject(
      refused('addressInformation.shippingMethodCode', 'TOO_HEAVY'),
    )
    await expect(
      shop.store().call(collectTotals, { query, body: { methods: chosen } }),
    ).rejects.toMatchObject(refused('methods.shippingMethodCode', 'TOO_HEAVY'))
  })
})
