import type { CallInput } from '@vitrine/contract/call'
import { getTotals } from '@vitrine/contract/cart'
import { askShippingMethods, setShippingInformation } from '@vitrine/contract/cart/checkout'
import { taxByZip } from '@vitrine/contract/cart/places'
import { placeOrder } from '@vitrine/contract/order'
import { beforeAll, expect, test } from 'vitest'
import { ADDRESS, aBuyer, anOrder } from '#api/features/orders/testing/a-buyer.ts'
import { openOrderShop, refusal } from '#api/features/orders/testing/open-order-shop.ts'
import { storesFeature } from '#api/features/stores/index.ts'
import { buildTestApi } from '#api/testing/test-api.ts'

const shop = openOrderShop()
const goods = [{ sku: 'SCARF', qty: 1 }]

beforeAll(async () => {
  const { tax_rule_id } = await shop
    .db()
    .selectFrom('tax_rule')
    .select('tax_rule_id')
    .executeTakeFirstOrThrow()
  await shop
    .db()
    .insertInto('tax_rate')
    .values([
      { tax_rule_id, country: 'US', region: 'NY', rate: 4, taxes_shipping: true },
      { tax_rule_id, country: 'US', region: 'NY', postcode: '100*', rate: 8.875 },
      { tax_rule_id, country: 'US', region: 'CA', rate: 7.25 },
    ])
    .execute()
})

const to = (postcode: string, country_id = 'US') => {
  const address = { ...ADDRESS, country_id, postcode }
  return {
    shippingAddress: address,
    billingAddress: address,
    shipping_carrier_code: 'parcelshop',
    shipping_method_code: 'standard',
    payment_method_code: 'invoice',
  }
}

async function totalsFor(postcode?: string) {
  const buyer = await aBuyer(shop.store('us'), goods)
  const body = {
    addressInformation: {
      shippingAddress: { countryId: 'US', postcode },
      shippingCarrierCode: 'parcelshop',
      shippingMethodCode: 'standard',
    },
  }
  const query = { cartId: buyer.cartId }
  await shop.store('us').call(setShippingInformation, { query, body })
  return shop.store('us').call(getTotals, { query })
}
const taxOf = ({ total_segments }: Awaited<ReturnType<typeof totalsFor>>) =>
  total_segments.find(({ code }) => code === 'tax')

test('New York City taxes goods and delivery, California goods alone; the title says where and how much', async () => {
  const city = await totalsFor('10001')
  // (119 + 8) · 8.875 %
  expect(taxOf(city)).toEqual({ code: 'tax', title: 'Sales tax, NY 8.875%', value: 11.27 })
  expect([city.grand_total, city.tax_amount, city.subtotal]).toEqual([138.27, 11.27, 119])
  expect(taxOf(await totalsFor('12207'))).toMatchObject({ value: 5.08 })
  expect(taxOf(await totalsFor('90210'))).toMatchObject({ title: 'Sales tax, CA 7.25%', value: 8.63 })
})

test('before there is a postcode, and where there is no tax, nothing is put on top', async () => {
  expect(taxOf(await totalsFor())).toBeUndefined()
  expect(taxOf(await totalsFor('97201'))).toBeUndefined()
})

test('an order costs what the totals said, and its parts are kept', async () => {
  const { cartId } = await aBuyer(shop.store('us'), goods)
  const order = anOrder(cartId, goods, { addressInformation: to('10001'), expected_total: 138.27 })
  const placed = await shop.store('us').call(placeOrder, { body: order as never })
  expect(placed.order.grand_total).toBe(138.27)
  const row = await shop.db().selectFrom('shop_order').select(['total_minor', 'tax_minor']).executeTakeFirst()
  expect(row).toEqual({ total_minor: 13_827, tax_minor: 1127 })
})

test('a postcode nobody knows blocks the order by its field; nothing is reserved', async () => {
  const { cartId } = await aBuyer(shop.store('us'), goods)
  const body = anOrder(cartId, goods, { addressInformation: to('00601') })
  const refused = shop.store('us').call(placeOrder, { body } as unknown as CallInput<typeof placeOrder>)
  await expect(refused).rejects.toMatchObject({
    ...refusal(400, 'TAX_ZIP_UNKNOWN'),
    meta: { details: [{ path: 'addressInformation.shippingAddress.postcode' }] },
  })
  expect(await shop.countOrders()).toBe(0)
})

test('a shop elsewhere puts nothing on top of what it sends to America', async () => {
  const buyer = await aBuyer(shop.store('de'), goods)
  const placed = await buyer.buy({
    addressInformation: { ...to('10001'), shipping_carrier_code: 'courier', shipping_method_code: 'door' },
  })
  expect(placed.order.grand_total).toBe(119 + 24.9)
})

test('an order from abroad said that it held the tax of New York, where its bag had said none', async () => {
  const buyer = await aBuyer(shop.store('de'), goods)
  const addressInformation = to('10001')
  const address = { ...addressInformation.shippingAddress, region: 'New York', region_code: 'NY' }
  await buyer.buy({
    addressInformation: {
      ...addressInformation,
      ...{ shippingAddress: address, billingAddress: address },
      ...{ shipping_carrier_code: 'courier', shipping_method_code: 'door' },
    },
  })
  const row = await shop.db().selectFrom('shop_order').select(['tax_minor', 'totals']).executeTakeFirst()
  expect(row).toMatchObject({ tax_minor: 0, totals: { items: [{ tax_percent: 0, tax_amount: 0 }] } })
})

test('a way to New York was told without a tax it does not hold, whatever state its address named', async () => {
  const priceOf = async (address: object) => {
    const { cartId } = await aBuyer(shop.store('us'), goods)
    const asked = { query: { cartId }, body: { address: { country_id: 'US', ...address } } }
    const [way] = await shop.store('us').call(askShippingMethods, asked)
    return [way?.price_incl_tax, way?.price_excl_tax]
  }
  expect(await priceOf({ postcode: '10001', region: 'NY' })).toEqual([8, 8])
})

test('the lookup says what the order will say', async () => {
  const api = await buildTestApi({ db: shop.db(), features: [storesFeature] })
  const ask = (zip: string) =>
    api.clientFor({ store: 'us' }).call(taxByZip, { query: { zip, country: 'US' } })
  expect(await ask('10001')).toMatchObject({ rate: 8.875, taxable_shipping: true, region_name: 'New York' })
  expect(await ask('90210')).toMatchObject({ rate: 7.25, taxable_shipping: false })
  const fromAbroad = { query: { zip: '10001', country: 'US' } }
  expect(await api.clientFor({ store: 'de' }).call(taxByZip, fromAbroad)).toMatchObject({
    ...{ rate: 0, taxable_shipping: false, region_name: 'New York' },
  })
  await api.app.close()
})
