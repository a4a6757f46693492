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
  ['NL', '1012SS', false],
  ['CA', 'm5v2t6', true],
  ['PL', '00950', true],
  ['CH', 'CH-8002', true],
  ['LV', 'LV-1073', true],
  ['LV', '1073', true],
  ['GB', 'ZZ1 1AA', false],
  ['JP', '1540023', true],
  ['BR', '01310-100', true],
  ['BR', '01310', false],
  ['HK', '', true],
  ['US', '', false],
  ['MK', '1000', true],
])('in %s the postcode "%s" is right: %s', (country, postcode, expected) => {
  expect(isPostcode(country, postcode)).toBe(expected)
})
