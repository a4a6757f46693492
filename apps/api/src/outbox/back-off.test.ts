import { expect, test } from 'vitest'
import { backOffMs } from './back-off.ts'

test.each([
  [1, 0, 2_500],
  [1, 1, 5_000],
  [2, 1, 10_000],
  [5, 1, 80_000],
  [40, 1, 3_600_000],
  [40, 0, 1_800_000],
])('after attempt %d with chance %d it waits %d ms', (attempt, chance, ms) => {
  expect(backOffMs(attempt, chance)).toBe(ms)
})
