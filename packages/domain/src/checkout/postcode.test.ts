import { expect, it } from 'vitest'
import { isPostcode } from './postcode.ts'

it.each([
  ['US', '11217', true],
  ['US', '1121', false],
  ['US', '11217-1234', true],
  ['DE', '10115', true],
  ['GB', 'SW1A 1AA', true],
  ['GB', '12345', false],
  ['PL', '00-950', true],
  ['NL', '1012 AB', true],
  ['RU', '101000', true],
  ['BR', '01310', true],
  ['BR', '01', false],
])('in %s the postcode "%s" is right: %s', (country, postcode, expected) => {
  expect(isPostcode(country, postcode)).toBe(expected)
})
