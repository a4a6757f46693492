import { expect, it } from 'vitest'
import { addWorkingDays } from './add-working-days.ts'

const noon = (day: number) => Date.UTC(2026, 10, day, 12)

it.each([
  [16, 2, 18],
  [20, 2, 24],
  [21, 1, 23],
  [22, 4, 26],
  [19, 7, 30],
])('from the %ith, %i working days end on the %ith', (start, days, end) => {
  expect(addWorkingDays(noon(start), days)).toBe(noon(end))
})
