// A day asked for lies within so many days from today. The rule names the number; the days follow from the clock.
import { DAY_MS, HOUR_MS } from '../duration.ts'
import { dayOf } from './day-of.ts'

/** As in answer-rules.ts, which reads this file. */
type Rule = { rule: string; value?: string | number }

export const DAYS_AHEAD = 'days_ahead'

/** First and last day, as forms send them: `2026-12-31`. */
export type DayRange = { min: string; max: string }

/** By the calendar of a clock so many minutes behind UTC, as browsers tell it. */
export function daysFromHere(nowMs: number, days: number, minutesBehindUtc: number): DayRange {
  const hereMs = nowMs - minutesBehindUtc * 60_000
  return { min: dayOf(hereMs), max: dayOf(hereMs + days * DAY_MS) }
}

/** The server does not know whose day it is: what is today anywhere on earth (UTC-12 to UTC+14) is not refused. */
export function daysFromAnywhere(nowMs: number, days: number): DayRange {
  return { min: dayOf(nowMs - 12 * HOUR_MS), max: dayOf(nowMs + 14 * HOUR_MS + days * DAY_MS) }
}

/** The rules as an answer is checked by them now: `{rule: 'days_ahead', value: '2026-01-15/2027-01-15'}`. */
export function datedRules(rules: readonly Rule[], rangeOf: (days: number) => DayRange): readonly Rule[] {
  if (!rules.some(({ rule }) => rule === DAYS_AHEAD)) return rules
  return rules.map((one) => {
    if (one.rule !== DAYS_AHEAD) return one
    const { min, max } = rangeOf(Number(one.value))
    return { rule: DAYS_AHEAD, value: `${min}/${max}` }
  })
}

/** Days of one form sort as their letters do. */
export function isWithin(day: string, range: string): boolean {
  const [min, max] = range.split('/')
  return min !== undefined && max !== undefined && day >= min && day <= max
}
