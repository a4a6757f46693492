import { expect, test } from 'vitest'
import { timesOf } from './times-of.ts'

const NOW = new Date('2026-03-02T10:07:30Z')

test.each([
  ['* * * * *', 1, '2026-03-02T10:08:00.000Z'],
  ['*/10 * * * *', 10, '2026-03-02T10:10:00.000Z'],
  ['5 * * * *', 60, '2026-03-02T11:05:00.000Z'],
  ['25 4 * * *', 1_440, '2026-03-03T04:25:00.000Z'],
  ['0 */6 * * *', 360, '2026-03-02T12:00:00.000Z'],
  ['0 9,17 * * *', null, '2026-03-02T17:00:00.000Z'],
  ['0 9 * * 1-5', null, '2026-03-03T09:00:00.000Z'],
  ['*/7 * * * *', null, '2026-03-02T10:14:00.000Z'],
])('%s comes every %s minutes, next at %s', (cron, every_minutes, next_at) => {
  expect(timesOf(cron, NOW)).toEqual({ every_minutes, next_at })
})
