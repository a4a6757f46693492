import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { describe, expect, test } from 'vitest'
import { dayNumber, isoDay } from './calendar-day.ts'

const HOUR_MS = 3_600_000
const ZONES = [...new Set(Object.values(TIME_ZONES))]

/** The clock on the wall, read by another program of the same machine. */
function wallOf(zone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return (ms: number) => format.format(ms).split(' ') as [day: string, time: string]
}

describe.each(ZONES)('a day in %s', (zone) => {
  const wall = wallOf(zone)
  const from = Date.UTC(2026, 11, 25)

  test('begins at midnight of the wall, every night of fifteen months', () => {
    let former = dayNumber(new Date(from), zone)
    for (let ms = from + HOUR_MS; ms < from + 460 * 24 * HOUR_MS; ms += HOUR_MS) {
      const day = dayNumber(new Date(ms), zone)
      if (day === former) continue
      expect([isoDay(day), day - former]).toEqual([wall(ms)[0], 1])
      expect(wall(ms)[1]).toBe('00:00')
      former = day
    }
  })

  test('holds every hour of it, also where a clock is changed', () => {
    const hours = new Map<number, number>()
    for (let ms = from; ms < from + 460 * 24 * HOUR_MS; ms += HOUR_MS) {
      const day = dayNumber(new Date(ms), zone)
      hours.set(day, (hours.get(day) ?? 0) + 1)
    }
    const whole = [...hours.values()].slice(1, -1)
    const changes = whole.filter((count) => count !== 24).toSorted()
    const hasSummer = !['Europe/Moscow', 'Asia/Shanghai'].includes(zone)
    expect(changes).toEqual(hasSummer ? expect.arrayContaining([23, 25]) : [])
    expect(new Set(changes).size).toBe(hasSummer ? 2 : 0)
  })
})

test.each([
  ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-03-28T22:59:59Z', 'Europe/Berlin', '2026-03-28'],
  ['2026-03-28T23:00:00Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-03-29T22:00:00Z', 'Europe/Berlin', '2026-03-30'],
  ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25'],
  ['2026-12-31T22:59:59Z', 'Europe/Berlin', '2026-12-31'],
  ['2026-12-31T23:00:00Z', 'Europe/Berlin', '2027-01-01'],
  ['2028-02-29T23:00:00Z', 'Europe/Berlin', '2028-03-01'],
  ['2026-11-01T03:59:59Z', 'America/New_York', '2026-10-31'],
  ['2026-11-02T04:59:59Z', 'America/New_York', '2026-11-01'],
  ['2026-06-30T16:00:00Z', 'Asia/Shanghai', '2026-07-01'],
])('%s is a moment of the day %s has as %s', (at, zone, day) => {
  expect(isoDay(dayNumber(new Date(at), zone))).toBe(day)
})
