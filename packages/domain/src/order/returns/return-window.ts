// How long somebody may send back what they ordered: by law in the European Union, and by the shop's own promise everywhere.
// Days are whole numbers since 1 January 1970, in the store's own time zone: whoever asks knows the calendar.
import { OFF_STATES } from '../is-undone.ts'
import { ORDER_STEPS, type OrderState } from '../status.ts'

export const RETURN_KINDS = ['withdrawal', 'return'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

/** Directive 2011/83/EU, article 9; and what the page of returns promises. */
const DAYS: Readonly<Record<ReturnKind, number>> = { withdrawal: 14, return: 30 }
/** What every page promises, whatever else is given once they are over: bonuses and royalties wait for them. */
export const RETURN_DAYS = DAYS.return
const LEFT: readonly OrderState[] = ORDER_STEPS.return.from

export type ReturnWindowAsked = {
  kind: ReturnKind
  state: OrderState
  /** When the goods arrived; of what nobody carries the day it was bought; null while a parcel is on its way. */
  startDay: number | null
  today: number
  isStoreOfUnion: boolean
}
export type ReturnProblem = 'not_here' | 'over' | 'too_early' | 'too_late'
export type ReturnWindow =
  /** Null while the days have not begun to count. */
  { isOpen: true; lastDay: number | null } | { isOpen: false; problem: ReturnProblem; lastDay: number | null }

export function returnWindow({
  kind,
  state,
  startDay,
  today,
  isStoreOfUnion,
}: ReturnWindowAsked): ReturnWindow {
  if (kind === 'withdrawal' && !isStoreOfUnion) return { isOpen: false, problem: 'not_here', lastDay: null }
  if (OFF_STATES.includes(state)) return { isOpen: false, problem: 'over', lastDay: null }
  if (kind === 'return' && !LEFT.includes(state))
    return { isOpen: false, problem: 'too_early', lastDay: null }
  if (startDay === null) return { isOpen: true, lastDay: null }
  const lastDay = lastDayOf(startDay, DAYS[kind])
  return today <= lastDay ? { isOpen: true, lastDay } : { isOpen: false, problem: 'too_late', lastDay }
}

/** The last day on which what came on this one may be sent back. */
export const lastReturnDay = (startDay: number): number => lastDayOf(startDay, RETURN_DAYS)

/** What came on this day or before it can no longer be sent back today. */
export function lastPastReturn(today: number): number {
  let day = today - RETURN_DAYS - 1
  while (lastReturnDay(day) >= today) day -= 1
  return day
}

/** The day of arrival does not count; an end on a weekend moves to Monday (regulation 1182/71, article 3). */
function lastDayOf(startDay: number, days: number): number {
  const end = startDay + days
  // 1 January 1970 was a Thursday.
  const weekday = (((end + 4) % 7) + 7) % 7
  if (weekday === 6) return end + 2
  return weekday === 0 ? end + 1 : end
}
