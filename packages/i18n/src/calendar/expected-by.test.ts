import { expect, test } from 'vitest'
import { expectedBy } from './expected-by.ts'

test.each([
  {
    made: '2026-11-27T01:00Z',
    store: 'us',
    days: 1,
    there: '2026-11-27',
    name: 'Thursday evening is no Friday',
  },
  {
    made: '2026-11-28T01:00Z',
    store: 'us',
    days: 1,
    there: '2026-11-30',
    name: 'Friday evening leads to Monday',
  },
  {
    made: '2026-11-26T23:00Z',
    store: 'cn',
    days: 1,
    there: '2026-11-30',
    name: 'Friday morning leads to Monday',
  },
  { made: '2026-10-23T22:15Z', store: 'de', days: 3, there: '2026-10-28', name: 'clocks go back meanwhile' },
  {
    made: '2027-03-26T22:45Z',
    store: 'de',
    days: 1,
    there: '2027-03-29',
    name: 'clocks go forward meanwhile',
  },
] as const)('a parcel comes on no day but the carrier’s: in $store $name', ({ made, store, days, there }) => {
  expect(new Date(expectedBy(Date.parse(made), days, store)).toISOString()).toBe(`${there}T12:00:00.000Z`)
})
