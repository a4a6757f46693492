import { expect, it } from 'vitest'
import { periodStart } from './period-start.ts'

it.each([
  ['today', '2026-11-26', '2026-11-26'],
  ['week', '2026-11-26', '2026-11-23'],
  ['week', '2026-11-23', '2026-11-23'],
  ['week', '2026-11-29', '2026-11-23'],
  ['week', '2027-01-02', '2026-12-28'],
  ['month', '2026-11-26', '2026-11-01'],
  ['year', '2026-11-26', '2026-01-01'],
] as const)('a %s that holds %s begins on %s', (period, today, start) => {
  expect(periodStart(today, period)).toBe(start)
})
