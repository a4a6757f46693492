import { expect, test } from 'vitest'
import { DELIVERY_COUNTRIES, deliveryZone } from './delivery-zone.ts'

test.each([
  ['DE', 'DE', 'home'],
  ['DE', 'UA', 'near'],
  ['US', 'DE', 'world'],
  ['DE', 'AQ', null],
  ['DE', 'ZZ', null],
])('from %s to %s is %s', (home, country, zone) => expect(deliveryZone(home, country)).toBe(zone))

test('no country stands in two regions', () => {
  expect(new Set(DELIVERY_COUNTRIES).size).toBe(DELIVERY_COUNTRIES.length)
})
