import { expect, test } from 'vitest'
import { refusalWords } from './refusal-words.ts'

const t = ((key: string, values = {}) => `${key} ${Object.values(values).join()}`.trim()) as never

test.each([
  ['a wrong address', 400, 'VALIDATION', 'help@x.org', 'sync.orderInvalid help@x.org'],
  ['a wrong address, and nobody to write to', 400, 'VALIDATION', '', 'sync.orderRefused'],
  ['sold out', 409, 'OUT_OF_STOCK', 'help@x.org', 'sync.orderSoldOut'],
  ['a higher total', 409, 'TOTAL_CHANGED', 'help@x.org', 'sync.orderRefused'],
])('an order that waited, refused for %s', (...[, code, errorCode, email, words]) => {
  expect(refusalWords(t, { code, meta: { errorCode } }, email)).toBe(words)
})

test('an order that waited while its store closed is not said to hold a wrong address', () => {
  const meta = { errorCode: 'VALIDATION', field: 'store_code' }
  expect(refusalWords(t, { code: 400, meta }, 'help@x.org')).toBe('sync.orderRefused')
})
