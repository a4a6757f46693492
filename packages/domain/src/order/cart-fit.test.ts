import { expect, test } from 'vitest'
import { cartDifference, fitOfOrder } from './cart-fit.ts'

const line = (key: string, qty: number) => ({ key, qty })
const atVersion = (version: number, boughtVersion: number | null = null) => ({ version, boughtVersion })
const order = (overrides: object = {}) => ({
  version: 5,
  wasDelayed: false,
  difference: [],
  ...overrides,
})
const MORE = [{ ordered: 2, inCart: 1 }]
const FEWER = [{ ordered: 0, inCart: 1 }]

test.each([
  ['the version the shopper saw, and its goods', order(), atVersion(5), 'fits'],
  ['a part of the cart: the rest stays in it', order({ difference: FEWER }), atVersion(5), 'fits'],
  ['more than the cart holds', order({ difference: MORE }), atVersion(5), 'changed'],
  ['an older version', order(), atVersion(6), 'changed'],
  ['a version that never was', order(), atVersion(4), 'changed'],
  ['a version already bought in another tab', order(), atVersion(6, 5), 'bought'],
  ['a version before one that was bought', order(), atVersion(9, 7), 'bought'],
  ['goods left over from an order', order({ version: 6 }), atVersion(6, 5), 'fits'],
  ['an old client: no version, goods of the cart', order({ version: undefined }), atVersion(5, 4), 'fits'],
  [
    'an old client: no version, other goods',
    order({ version: undefined, difference: MORE }),
    atVersion(5),
    'changed',
  ],
  ['ordered offline, changed since', order({ wasDelayed: true }), atVersion(8), 'fits'],
  [
    'ordered offline, goods the shop was never told of',
    order({ wasDelayed: true, difference: MORE }),
    atVersion(5),
    'fits',
  ],
  ['ordered offline, bought meanwhile', order({ wasDelayed: true }), atVersion(8, 7), 'bought'],
  ['offline from a version that never was', order({ wasDelayed: true }), atVersion(3), 'changed'],
  [
    'offline without a version: its goods decide',
    order({ wasDelayed: true, version: undefined, difference: MORE }),
    atVersion(5),
    'changed',
  ],
])('%s', (...[, ordered, cart, fit]) => {
  expect(fitOfOrder(ordered, cart)).toBe(fit)
})

test('the difference names each line once, however it is split', () => {
  const ordered = [line('a', 1), line('b', 2), line('a', 1)]
  const inCart = [line('a', 1), line('b', 1), line('b', 1), line('c', 4)]
  expect(cartDifference(ordered, inCart)).toEqual([
    { line: line('a', 1), ordered: 2, inCart: 1 },
    { line: line('c', 4), ordered: 0, inCart: 4 },
  ])
})
