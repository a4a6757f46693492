import { expect, test } from 'vitest'
import { weekOf } from './promotion.ts'

const DAY_MS = 86_400_000
/** Monday 23 November 2026. */
const MONDAY = 20_780 * DAY_MS

test('a week begins with its Monday and ends with its Sunday, over the year’s end, too', () => {
  const week = { from: '2026-11-23', to: '2026-11-29' }
  expect(weekOf(MONDAY)).toEqual({ ...week, left: 6 })
  expect(weekOf(MONDAY + 7 * DAY_MS - 1)).toEqual({ ...week, left: 0 })
  expect(weekOf(MONDAY + 39 * DAY_MS)).toEqual({ from: '2026-12-28', to: '2027-01-03', left: 2 })
})
