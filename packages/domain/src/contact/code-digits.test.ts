import { expect, it } from 'vitest'
import { codeDigits } from './code-digits.ts'

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['Your code: 123-456', '123456'],
  ['１２３４５６', '123456'],
  ['1234567', '123456'],
  ['code', ''],
])('of “%s” it is %s', (text, digits) => {
  expect(codeDigits(text, 6)).toBe(digits)
})
