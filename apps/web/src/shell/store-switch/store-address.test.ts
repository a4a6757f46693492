import { expect, test } from 'vitest'
import { storeAddress } from './store-address.ts'

test.each([
  ['home', '/', '', '/de'],
  [
    'a product in its variant',
    '/merino-roll-neck',
    '?childSku=KS-1-S',
    '/de/merino-roll-neck?childSku=KS-1-S',
  ],
  ['a filtered list', '/women/knitwear', '?color=53', '/de/women/knitwear?color=53'],
  ['the bag', '/cart', '', '/de/cart'],
  ['a shared bag', '/cart/AbC', '', '/de/cart'],
  ['an order of an account', '/my-account/orders/17', '', '/de/my-account/orders'],
  ['the orders of an account', '/my-account/orders', '', '/de/my-account/orders'],
  ['a law both have', '/withdrawal', '', '/de/withdrawal'],
  ['an order', '/order/17f', '?key=secret', '/de'],
  ['a link of a letter', '/newsletter/confirm', '?token=secret', '/de'],
])('%s', (...[, pathname, search, address]) =>
  expect(storeAddress({ code: 'de', defaultCountry: 'DE' }, { pathname, search })).toBe(address),
)

test('from the page of a law to a store of another one leads to its home', () => {
  const page = { pathname: '/withdrawal', search: '' }
  expect(storeAddress({ code: 'us', defaultCountry: 'US' }, page)).toBe('/us')
})
