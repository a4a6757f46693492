import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../catalog/day-of.ts'
import { type FormerPrice, lowestBefore, lowestOfThirtyDays } from './lowest-before.ts'

// Directive 98/6/EC, article 6a, told day by day: what was asked on each of the days, and the lowest of the thirty before
// the reduction that is announced. No windows, no pieces: one price a day.

const LAST_DAY = 120
/** Long enough that what was asked before the first change is asked for thirty days and more. */
const FIRST_DAY = -60
const DAY_MS = 86_400_000
/** 20 January 2026. */
const START_MS = 1_768_867_200_000

const iso = (day: number) => `${dayOf(START_MS + day * DAY_MS)}T00:00:00Z`
const epoch = (day: number) => (START_MS + day * DAY_MS) / 1000

type Row = {
  price: number
  special: number | null
  from: number | null
  /** The last day of it. */
  to: number | null
}
type Asked = { price: number; isReduced: boolean; row: number }

const day = fc.integer({ min: 0, max: 100 })
const row: fc.Arbitrary<Row> = fc.record({
  price: fc.integer({ min: 5, max: 12 }),
  special: fc.option(fc.integer({ min: 0, max: 12 })),
  from: fc.option(day),
  to: fc.option(day),
})
/** Rows, and the days on which each but the last gave way to the next. */
const history = fc
  .tuple(fc.array(row, { minLength: 1, maxLength: 5 }), fc.uniqueArray(day, { minLength: 5, maxLength: 5 }))
  .map(([rows, days]) => ({ rows, ends: days.toSorted((a, b) => a - b).slice(0, rows.length - 1) }))
type History = typeof history extends fc.Arbitrary<infer H> ? H : never

function askedOn(day: number, { rows, ends }: History): Asked {
  const at = ends.filter((end) => end <= day).length
  const { price, special, from, to } = rows[at] as Row
  const isOpen = (from === null || day >= from) && (to === null || day <= to)
  const isReduced = special !== null && special > 0 && special < price && isOpen
  return { price: isReduced ? special : price, isReduced, row: at }
}

function told(history: History): number | undefined {
  const days = Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, at) => askedOn(FIRST_DAY + at, history))
  const last = days.findLastIndex(({ isReduced }) => isReduced)
  // A sale of a former price is over with it, and one that only ends with the shop's memory goes on.
  if (last < 0 || days[last]?.row !== history.rows.length - 1) return undefined
  const before = days.slice(0, last).findLastIndex(({ isReduced }) => !isReduced)
  if (before < 0) return undefined
  return Math.min(...days.slice(Math.max(0, before - 29), before + 1).map(({ price }) => price))
}

function written({ rows, ends }: History) {
  const list = rows.map(({ price, special, from, to }) => ({
    price,
    special,
    from: from === null ? null : iso(from),
    to: to === null ? null : iso(to).slice(0, 10),
  }))
  const current = list.at(-1) as (typeof list)[number]
  const former: FormerPrice[] = list.slice(0, -1).map((one, at) => ({ ...one, until: iso(ends[at] ?? 0) }))
  return { current, former }
}

test('beside a reduction stands the lowest of the thirty days before it, counted day by day', () => {
  fc.assert(
    fc.property(history, (history) => {
      const { current, former } = written(history)
      expect(lowestBefore(current, former)).toBe(told(history))
    }),
    { numRuns: 3_000 },
  )
})

test('the lowest of the last thirty days is the lowest anybody was asked on one of them', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: LAST_DAY }), (history, today) => {
      const { current, former } = written(history)
      // Today has only begun, and the day thirty days before it was not over.
      const days = Array.from({ length: 31 }, (_, back) => askedOn(today - back, history).price)
      const lowest = Math.min(current.price, ...days)
      expect(lowestOfThirtyDays(current, former, epoch(today))).toBe(lowest)
    }),
    { numRuns: 1_000 },
  )
})
