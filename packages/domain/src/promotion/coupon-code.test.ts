import { expect, test } from 'vitest'
import { couponCode } from './coupon-code.ts'

test.each([
  [' winter15 ', 'WINTER15', 'in small letters, between blanks'],
  ['win\u200bter\u206015\ufeff', 'WINTER15', 'pasted with signs nobody sees'],
  ['ＷＩＮＴＥＲ１５', 'WINTER15', 'in the wide letters of a Chinese keyboard'],
  ['\u3000winter15', 'WINTER15', 'behind a wide blank'],
  ['gru\u0308n', 'GR\u00dcN', 'with its accent as a sign of its own'],
  ['зима', 'ЗИМА', 'in other letters'],
  ['WIN TER', 'WIN TER', 'with a blank inside: another one'],
])('%j is %j, %s', (typed, code) => {
  expect(couponCode(typed)).toBe(code)
})
