import { describe, expect, it, test } from 'vitest'
import { calendarDays, expectedDay } from './working-days.ts'

const [SUNDAY, MONDAY, , , THURSDAY, FRIDAY, SATURDAY] = [0, 1, 2, 3, 4, 5, 6] as const

it.each([
  [MONDAY, 2, 2],
  [FRIDAY, 2, 4],
  [SATURDAY, 1, 2],
  [SUNDAY, 4, 4],
  [THURSDAY, 7, 11],
  [FRIDAY, 0, 0],
])('from day %i of the week, %i working days take %i of the calendar', (weekday, working, days) => {
  expect(calendarDays(weekday, working)).toBe(days)
})

describe('when it is there at the latest', () => {
  // Days since 1 January 1970, a Thursday; so 4 is a Monday.
  test.each([
    { name: 'from Monday two days are Wednesday', made: 4, days: 2, there: 6 },
    { name: 'from Friday a weekend does not count', made: 8, days: 2, there: 12 },
    { name: 'what is ordered on Sunday starts on Monday', made: 10, days: 1, there: 11 },
  ])('$name', ({ made, days, there }) => {
    expect(expectedDay(made, days)).toBe(there)
  })
})
