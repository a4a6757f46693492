import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { momentOf, shortNumber } from './staff-words.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 2, 12) }))
afterEach(() => void vi.useRealTimers())
const moment = (...at: [number, number, number, number, number]) =>
  momentOf('en-GB', new Date(...at).toISOString())

it('of today the hour is told, of another day the day, of another year the year, too', () => {
  expect([
    moment(2026, 2, 2, 0, 1),
    moment(2026, 2, 1, 23, 59),
    moment(2025, 2, 2, 12, 0),
    moment(2027, 0, 1, 0, 0),
  ]).toEqual(['00:01', '1 Mar, 23:59', '2 Mar 2025, 12:00', '1 Jan 2027, 00:00'])
})

it('where clocks have twelve hours, three stood as 03:05 PM', () => {
  expect(momentOf('en-US', new Date(2026, 2, 1, 15, 5).toISOString())).toBe('Mar 1, 3:05 PM')
})

it.each([
  ['000481207', '481207'],
  ['481207', '481207'],
  ['0', '0'],
  ['000', '0'],
  ['A-007', 'A-007'],
])('the number %s is called %s', (number, short) => {
  expect(shortNumber(number)).toBe(short)
})
