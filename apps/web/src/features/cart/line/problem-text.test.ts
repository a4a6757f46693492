import type { Translate } from '@vitrine/i18n/create-translate'
import { expect, test } from 'vitest'
import { problemText } from './problem-text.ts'

const t: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ')

test.each([
  ['CART_FULL', {}, 'cart.full'],
  ['PRODUCT_NOT_FOUND', {}, 'cart.gone'],
  ['NOT_ENOUGH', { qty: 2 }, 'cart.notEnough 2'],
  ['A_CAUSE_OF_TOMORROW', {}, 'cart.refused in its words'],
])('a line refused by %s is told so', (errorCode, more, text) => {
  expect(problemText(t, { sku: 'BELT', errorCode, message: 'in its words', ...more })).toBe(text)
})
