import { type Estimates, listEstimates as listEstimatesCall } from '@vitrine/contract/cart/estimates'
import { placeOrder } from '@vitrine/contract/order'
import { rangeOfZip } from '@vitrine/domain/address/zip-range'
import { offlineTotal } from '@vitrine/domain/checkout/offline-total'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { ADDRESS, aBuyer, anOrder } from '#api/features/orders/testing/a-buyer.ts'
import { openOrderShop } from '#api/features/orders/testing/open-order-shop.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { storesFeature } from '../index.ts'

const shop = openOrderShop()
const goods = [{ sku: 'SCARF', qty: 1 }]
const GOODS = 119
let api: Api

beforeAll(async () => {
  const db = shop.db()
  const { tax_rule_id } = await db.selectFrom('tax_rule').select('tax_rule_id').executeTakeFirstOrThrow()
  const rates = [
    { tax_rule_id, country: 'US', region: 'NY', rate: 4, taxes_shipping: true },
    { tax_rule_id, country: 'US', region: 'CA', rate: 7.25 },
  ]
  await db.insertInto('tax_rate').values(rates).execute()
  api = await buildTestApi({ db, features: [storesFeature] })
})
afterAll(() => api.app.close())

const estimatesOf = (store: string) => api.clientFor({ store }).call(listEstimatesCall)

/** What a device says that has the estimates and nothing else. */
function estimate({ deliveries, taxes }: Estimates, { country, postcode }: Place): number {
  const way = deliveries.find(({ countries }) => countries.includes(country))
  const tax = rangeOfZip(taxes, postcode)
  const bag = {
    grand_total: GOODS,
    coupon_code: null,
    total_segments: [
      { code: 'subtotal_incl_tax', title: '', value: GOODS },
      { code: 'shipping_on_checkout', title: '', value: null },
      { code: 'grand_total', title: '', value: GOODS },
    ],
  }
  return offlineTotal(bag, {
    shipping: way?.price ?? 0,
    payment: { title: '', cost: 0 },
    tax: tax ? { ...tax, isShippingTaxed: tax.taxes_shipping, goods: GOODS } : null,
  }).grand_total
}

type Place = { country: string; postcode: string }

function ordered({ country, postcode }: Place, cartId: string, expected_total: number) {
  const address = { ...ADDRESS, country_id: country, postcode, telephone: '+380501234567', region: 'X' }
  const addressInformation = {
    ...{ shippingAddress: address, billingAddress: address, payment_method_code: 'invoice' },
    ...{ shipping_carrier_code: 'test', shipping_method_code: 'test' },
  }
  return anOrder(cartId, goods, { addressInformation, expected_total, transmited: false })
}

describe('an order made without a line costs what its device said, so that nobody is asked a second time', () => {
  test.each([
    ['us', 'US', '12207'],
    ['us', 'US', '90210'],
    ['us', 'US', '97201'],
    ['us', 'CA', 'K1A 0B1'],
    ['de', 'DE', '10115'],
    ['eu', 'IE', 'D02 X285'],
    ['cn', 'CN', '100000'],
    ['ru', 'RU', '101000'],
  ])('from %s to %s %s', async (store, country, postcode) => {
    const expected = estimate(await estimatesOf(store), { country, postcode })
    const { cartId } = await aBuyer(shop.store(store), goods)
    const body = ordered({ country, postcode }, cartId, expected)
    const { order } = await shop.store(store).call(placeOrder, { body: body as never })
    expect(order.grand_total).toBe(expected)
  })
})

test('where prices hold their tax no postcode puts any on top', async () => {
  expect((await estimatesOf('de')).taxes).toEqual([])
  expect((await estimatesOf('cn')).taxes).toEqual([])
})

test('the tax is called as the sum calls it', async () => {
  const { taxes } = await estimatesOf('us')
  expect(rangeOfZip(taxes, '90210')).toMatchObject({
    ...{ title: 'Sales tax, CA 7.25%', percent: 7.25, taxes_shipping: false },
  })
  expect(rangeOfZip(taxes, '10001')?.taxes_shipping).toBe(true)
})
