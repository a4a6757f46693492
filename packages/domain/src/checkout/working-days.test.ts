import { expect, it } from 'vitest'
import { calendarDays } from './working-days.ts'

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
