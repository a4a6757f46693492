const DAY_MS = 86_400_000
const WEEKEND = [0, 6]

/** Carriers count days they drive on: what leaves on a Friday is two days on its way on Tuesday. */
export function addWorkingDays(start: number, days: number): number {
  let day = start
  for (let left = days; left > 0; ) {
    day += DAY_MS
    if (!WEEKEND.includes(new Date(day).getDay())) left--
  }
  return day
}
