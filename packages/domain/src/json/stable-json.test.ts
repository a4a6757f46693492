import { expect, test } from 'vitest'
import { stableJson } from './stable-json.ts'

test.each([
  [{ b: 1, a: [2, { d: 'x', c: null }] }, '{"a":[2,{"c":null,"d":"x"}],"b":1}'],
  [{ a: 1, b: undefined }, '{"a":1}'],
  [[undefined, null], '[null,null]'],
  // As a program would sort them, not as JavaScript keeps keys that are numbers.
  [{ 9: 'nine', 10: 'ten' }, '{"10":"ten","9":"nine"}'],
])('the same text whatever the order of the keys: %j', (value, text) => {
  expect(stableJson(value)).toBe(text)
})
