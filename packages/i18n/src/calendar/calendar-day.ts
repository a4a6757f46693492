import { DAY_MS } from '@vitrine/domain/duration'
import { memoize } from '@vitrine/domain/memoize'

// Days as whole numbers since 1 January 1970, as rules of the domain count them.

/** Making one takes longer than using it a hundred times. */
const formatIn = memoize((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone }), 100)

/** As the calendar on the wall of that place counts them. */
export function dayNumber(at: Date, timeZone: string): number {
  return Date.parse(formatIn(timeZone).format(at)) / DAY_MS
}

export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

export const yearOf = (day: number): number => Number(isoDay(day).slice(0, 4))

/** By UTC, in milliseconds. */
export const noonOf = (day: number): number => (day + 0.5) * DAY_MS
