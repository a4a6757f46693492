import { brokenRule } from '@vitrine/domain/catalog/answer-rules'
import { dayOf } from '@vitrine/domain/catalog/day-of'
import { daysFromAnywhere, daysFromHere } from '@vitrine/domain/catalog/days-ahead'
import { calendarDays, expectedDay } from '@vitrine/domain/checkout/working-days'
import { lastPastReturn, lastReturnDay, returnWindow } from '@vitrine/domain/order/returns/return-window'
import { nextPayoutDay } from '@vitrine/domain/partner/payout/payout-day'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

// The rules of the shop know no clock and count days by arithmetic. Here the same is told by a calendar: month ends, leap
// days, turns of years and centuries.

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const FIRST = Date.UTC(1970, 0, 1)
const LAST = Date.UTC(2_200, 0, 1)
const moment = fc.oneof(
  fc.integer({ min: FIRST, max: LAST }),
  // A second before and after the end of any month, where counting goes wrong.
  fc
    .tuple(fc.integer({ min: 1970, max: 2199 }), fc.integer({ min: 0, max: 11 }), fc.constantFrom(-1, 0, 1))
    .map(([year, month, off]) => Math.max(FIRST, Date.UTC(year, month, 1) + off * 1000)),
)
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const weekdayOf = (day: number) => new Date(day * DAY_MS).getUTCDay()

test('a moment is of the day the calendar has it on', () => {
  fc.assert(fc.property(moment, (ms) => dayOf(ms) === isoDay(ms)))
})

test('every day there is may be asked for, and no other', () => {
  const parts = fc.tuple(
    fc.integer({ min: 1900, max: 2100 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 33 }),
  )
  const two = (part: number) => String(part).padStart(2, '0')
  fc.assert(
    fc.property(parts, ([year, month, day]) => {
      const text = `${year}-${two(month)}-${two(day)}`
      const isDay = isoDay(Date.UTC(year, month - 1, day)) === text
      expect(brokenRule([{ rule: 'date' }], text)).toBe(isDay ? undefined : 'date')
    }),
    { numRuns: 2_000 },
  )
})

describe('a gift card for a day ahead', () => {
  test.each([
    ['Kiritimati', -14 * 60],
    ['Kathmandu', -345],
    ['Berlin', -60],
    ['New York', 300],
    ['Baker Island', 12 * 60],
  ])('may come today or within the year by the calendar of %s, and the server takes it', (_, behind) => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 366 }), (ms, days) => {
        const here = daysFromHere(ms, days, behind)
        expect(here).toEqual({
          min: isoDay(ms - behind * 60_000),
          max: isoDay(ms - behind * 60_000 + days * DAY_MS),
        })
        const anywhere = daysFromAnywhere(ms, days)
        expect(anywhere.min <= here.min && here.max <= anywhere.max).toBe(true)
        expect(Date.parse(here.min) - Date.parse(anywhere.min)).toBeLessThanOrEqual(27 * HOUR_MS + DAY_MS)
      }),
      { numRuns: 200 },
    )
  })
})

test('a parcel is expected so many working days on, weekends left out', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 40 }), (ms, workingDays) => {
      let day = Math.floor(ms / DAY_MS)
      for (let left = workingDays; left > 0; ) {
        day += 1
        if (weekdayOf(day) % 6 !== 0) left -= 1
      }
      expect(expectedDay(Math.floor(ms / DAY_MS), workingDays)).toBe(day)
      expect(calendarDays(weekdayOf(Math.floor(ms / DAY_MS)), workingDays)).toBe(
        day - Math.floor(ms / DAY_MS),
      )
    }),
  )
})

test('partners are paid on the next day of theirs, also over the turn of a year', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 28 }), (ms, payoutDay) => {
      const today = new Date(ms)
      let day = Math.floor(ms / DAY_MS)
      while (new Date(day * DAY_MS).getUTCDate() !== payoutDay) day += 1
      const asked = {
        year: today.getUTCFullYear(),
        month: today.getUTCMonth() + 1,
        day: today.getUTCDate(),
      }
      expect(nextPayoutDay(asked, payoutDay)).toBe(isoDay(day * DAY_MS))
    }),
  )
})

describe('what came on a day', () => {
  const days = { withdrawal: 14, return: 30 } as const
  const kind = fc.constantFrom('withdrawal' as const, 'return' as const)
  const startDay = fc.integer({ min: 0, max: 80_000 })

  test('may be sent back to the end of the last day, which is no Saturday and no Sunday', () => {
    fc.assert(
      fc.property(startDay, fc.integer({ min: 0, max: 40 }), kind, (start, later, kind) => {
        let last = start + days[kind]
        while (weekdayOf(last) % 6 === 0) last += 1
        const asked = { kind, state: 'delivered', isStoreOfUnion: true } as const
        const { isOpen, lastDay } = returnWindow({ ...asked, startDay: start, today: start + later })
        expect({ isOpen, lastDay }).toEqual({ isOpen: start + later <= last, lastDay: last })
      }),
    )
  })

  test('is past returning on the very day its bonuses come', () => {
    fc.assert(
      fc.property(startDay, (today) => {
        const past = lastPastReturn(today)
        expect(lastReturnDay(past)).toBeLessThan(today)
        expect(lastReturnDay(past + 1)).toBeGreaterThanOrEqual(today)
      }),
    )
  })
})
