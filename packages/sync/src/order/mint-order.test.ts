import { expect, it } from 'vitest'
import { aLine } from '../testing/a-line.ts'
import { mintOrder, type OrderWish } from './mint-order.ts'

const stamp = { id: '9f1c', now: Date.parse('2024-06-10T08:00:00.000Z') }
const wish: OrderWish = {
  storeCode: 'de',
  cartId: 'a'.repeat(32),
  totals: { cart_version: 4, grand_total: 63 },
  lines: [
    aLine({ sku: 'A', qty: 2 }),
    aLine({ sku: 'GONE', stock: { is_in_stock: false, qty: 0, status: 'out_of_stock' } }),
  ],
  address: { city: 'Berlin' } as OrderWish['address'],
  shipping: { carrier_code: 'post', method_code: 'parcel' },
  payment: { code: 'cash' },
}

it('an order has one id and one time, of the moment it was made, and says what its shopper saw', () => {
  expect(mintOrder(wish, stamp)).toMatchObject({
    order_id: '1718006400000-9f1c',
    created_at: '2024-06-10T08:00:00.000Z',
    cart_version: 4,
    store_code: 'de',
    expected_total: 63,
    addressInformation: { shippingAddress: { city: 'Berlin' }, shipping_method_code: 'parcel' },
  })
})

it('one made without the shop says so from the first, which may not have heard of the bag as it is', () => {
  expect(mintOrder({ ...wish, isOffline: true }, stamp).transmited).toBe(false)
  expect(mintOrder(wish, stamp)).not.toHaveProperty('transmited')
})

it('who pays elsewhere gets the invoice there, and the parcel where it is to go', () => {
  const billing = { city: 'Bonn' } as OrderWish['address']
  expect(mintOrder({ ...wish, billing }, stamp).addressInformation).toMatchObject({
    shippingAddress: { city: 'Berlin' },
    billingAddress: { city: 'Bonn' },
  })
})

it('what is sold out stands in the bag and is not ordered', () => {
  expect(mintOrder(wish, stamp).products).toMatchObject([{ sku: 'A', qty: 2 }])
})

it('what comes by mail goes to no address', () => {
  const { addressInformation } = mintOrder({ ...wish, shipping: undefined }, stamp)
  expect(addressInformation.shippingAddress).toBeUndefined()
  expect(addressInformation).toMatchObject({ billingAddress: { city: 'Berlin' }, shipping_carrier_code: '' })
})
