import { expect, test } from 'vitest'
import { isAddressOf, isPageOf } from './standing-pages.ts'

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

test('an address is no store’s where its page is none', () => {
  expect(isAddressOf('/withdrawal', { defaultCountry: 'DE' })).toBe(true)
  expect(isAddressOf('/withdrawal', { defaultCountry: 'US' })).toBe(false)
  expect(isAddressOf('/women', { defaultCountry: 'US' })).toBe(true)
})
