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
  ['an order', '/order/17f', '?key=secret', '/de'],
  ['a link of a letter', '/newsletter/confirm', '?token=secret', '/de'],
])('%s', (...[, pathname, search, address]) => expect(storeAddress('de', { pathname, search })).toBe(address))
