import { expect, test } from 'vitest'
import { stemmerOf } from './stem.ts'

test.each([
  ['de', 'stiefeln', 'stiefel'],
  ['de', 'manteln', 'mantel'],
  ['de', 'pullovern', 'pullover'],
  ['de', 'kleidern', 'kleid'],
])('in %s, %s is several of %s', (language, several, one) => {
  const stem = stemmerOf(language)
  expect(stem(several)).toBe(stem(one))
})
