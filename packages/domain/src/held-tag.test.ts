import { expect, test } from 'vitest'
import { holdsTag } from './held-tag.ts'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a" ,"c"', true],
  ['*', true],
  ['', false],
  ['"b"', false],
  ['"aa"', false],
  ['a', false],
])('who asks by %j holds "a": %s', (asked, expected) => {
  expect(holdsTag(asked, '"a"')).toBe(expected)
  expect(holdsTag(asked, 'W/"a"')).toBe(expected)
})
