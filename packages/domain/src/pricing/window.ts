import { memoize } from '../memoize.ts'

/** When a promotion holds. ISO 8601 with any offset; without one it is UTC, and a bare date is a whole day. */
export type PriceWindow = { from?: string | null; to?: string | null }

const DAY_SECONDS = 86_400
const FORM =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?\s*(?:Z|([+-])(\d\d):?(\d\d))?$/

/** Both bounds belong to the window; a bound nobody can read keeps it shut. */
export function isWindowOpen({ from, to }: PriceWindow, now: string): boolean {
  const moment = toEpochSeconds(now)
  if (from && !(toEpochSeconds(from) <= moment)) return false
  return !to || moment <= lastSecondOf(to)
}

const MOST_MOMENTS = 1_000

/**
 * Seconds since 1970; NaN for what is no moment. Remembered: the prices of a page are all asked for the same moment, and
 * those of a shop begin and end at few.
 */
export const toEpochSeconds = memoize(readMoment, MOST_MOMENTS)

/** By arithmetic: the rules of a shop know no clock. */
function readMoment(text: string): number {
  const [, year, month, day, hour = '0', minute = '0', second = '0', sign, offsetHour, offsetMinute] =
    FORM.exec(text.trim()) ?? []
  if (year === undefined) return Number.NaN
  const days = daysSinceEpoch(Number(year), Number(month), Number(day))
  const local = days * DAY_SECONDS + Number(hour) * 3_600 + Number(minute) * 60 + Number(second)
  const offset = sign === undefined ? 0 : Number(offsetHour) * 3_600 + Number(offsetMinute) * 60
  return sign === '-' ? local + offset : local - offset
}

/** Seconds since 1970, the end no longer within; a window nobody can read is empty. */
export function windowBounds({ from, to }: PriceWindow): { start: number; end: number } {
  const start = from ? toEpochSeconds(from) : Number.NEGATIVE_INFINITY
  const end = to ? lastSecondOf(to) + 1 : Number.POSITIVE_INFINITY
  return start < end ? { start, end } : { start: 0, end: 0 }
}

function lastSecondOf(to: string): number {
  const isBareDate = to.trim().length === 10
  return toEpochSeconds(to) + (isBareDate ? DAY_SECONDS - 1 : 0)
}

/** Years are counted from March, so that the leap day is the last of its year. */
function daysSinceEpoch(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1
  const monthFromMarch = (month + 9) % 12
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day - 1
  const leapDays = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400)
  return 365 * shifted + leapDays + dayOfYear - 719_468
}
