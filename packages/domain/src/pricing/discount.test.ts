import { expect, test } from 'vitest'
import { announcedPercent, discountPercent } from './discount.ts'

test.each([
  ['a fifth less', 164, 205, 20],
  ['rounded to whole per cent', 60, 79, 24],
  ['no price before', 60, null, 0],
  ['dearer than before', 80, 60, 0],
  ['a few cents less', 99.99, 100, 0],
  ['free and free before', 0, 0, 0],
])('%s', (...[, now, old, percent]) => expect(discountPercent(now, old)).toBe(percent))

test('a store of the European Union counts from the lowest price before, where it is known', () => {
  const reduced = { now: 60, old: 100, lowest: 80 }
  expect(announcedPercent(reduced, { defaultCountry: 'DE' })).toBe(25)
  expect(announcedPercent(reduced, { defaultCountry: 'US' })).toBe(40)
  expect(announcedPercent({ now: 60, old: 100 }, { defaultCountry: 'DE' })).toBe(40)
  expect(announcedPercent({ now: 60, old: 100, lowest: 60 }, { defaultCountry: 'DE' })).toBe(0)
  expect(announcedPercent({ now: 60, old: null }, { defaultCountry: 'DE' })).toBe(0)
})
