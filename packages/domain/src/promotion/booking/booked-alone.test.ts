import { expect, test } from 'vitest'
import { mayBookAlone } from './booked-alone.ts'

test.each([
  ['as much as the limit at once', { givenMinor: 0, changeMinor: 5_000 }, true],
  ['a cent more', { givenMinor: 0, changeMinor: 5_001 }, false],
  ['the rest of the day', { givenMinor: 4_000, changeMinor: 1_000 }, true],
  ['in slices beyond it', { givenMinor: 4_500, changeMinor: 501 }, false],
  ['taking, however much', { givenMinor: 5_000, changeMinor: -90_000 }, true],
  // As an admin, who is one no more.
  ['taking some of what was given beyond it', { givenMinor: 90_000, changeMinor: -100 }, true],
])('%s', (_, booking, isAllowed) => expect(mayBookAlone({ currency: 'EUR', ...booking })).toBe(isAllowed))

test('each money has a limit of its own', () => {
  expect(mayBookAlone({ currency: 'RUB', givenMinor: 0, changeMinor: 500_000 })).toBe(true)
  expect(mayBookAlone({ currency: 'RUB', givenMinor: 0, changeMinor: 500_001 })).toBe(false)
})
