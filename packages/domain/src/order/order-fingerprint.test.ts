import { expect, test } from 'vitest'
import { orderFingerprint } from './order-fingerprint.ts'

const aBody = (overrides = {}) => ({
  cart_id: 'c1',
  products: [
    { sku: 'A', qty: 1 },
    { sku: 'B', qty: 2, product_option: { extension_attributes: {} } },
  ],
  addressInformation: { payment_method_code: 'invoice', billingAddress: { city: 'Kyiv', postcode: '01001' } },
  ...overrides,
})

test.each([
  ['lines in another sequence', { products: aBody().products.toReversed() }],
  [
    'a line written as two',
    {
      products: [
        { sku: 'B', qty: 1 },
        { sku: 'A', qty: 1 },
        { sku: 'B', qty: 1 },
      ],
    },
  ],
  [
    'keys in another sequence',
    {
      addressInformation: {
        billingAddress: { postcode: '01001', city: 'Kyiv' },
        payment_method_code: 'invoice',
      },
    },
  ],
  ['another time and another total seen', { created_at: 'later', expected_total: 7 }],
])('the same order: %s', (_story, overrides) => {
  expect(orderFingerprint(aBody(overrides))).toBe(orderFingerprint(aBody()))
})

test.each([
  ['another quantity', { products: [{ sku: 'A', qty: 1 }] }],
  ['another cart', { cart_id: 'c2' }],
  ['another city', { addressInformation: { billingAddress: { city: 'Lviv' } } }],
])('another order: %s', (_story, overrides) => {
  expect(orderFingerprint(aBody(overrides))).not.toBe(orderFingerprint(aBody()))
})
