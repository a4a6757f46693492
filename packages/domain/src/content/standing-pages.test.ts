import { expect, test } from 'vitest'
import { isPageOf } from './standing-pages.ts'

test.each([
  ['withdrawal', 'DE', true],
  ['withdrawal', 'IE', true],
  ['withdrawal', 'US', false],
  ['withdrawal', 'UA', false],
  ['privacy-policy', 'US', true],
  ['about', 'CN', true],
])('%s is a page of a store in %s: %s', (identifier, defaultCountry, expected) => {
  expect(isPageOf(identifier, { defaultCountry })).toBe(expected)
})
