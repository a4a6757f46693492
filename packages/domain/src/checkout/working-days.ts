const WEEKEND = [0, 6]

/** Days of the calendar that so many working days take, from a day of the week on; Sunday is 0. */
export function calendarDays(weekday: number, workingDays: number): number {
  let passed = 0
  for (let left = workingDays; left > 0; ) {
    passed++
    if (!WEEKEND.includes((weekday + passed) % 7)) left--
  }
  return passed
}

/**
 * The last day a carrier may take, from the day of the order on; weekends do not count. Days since 1 January 1970, a Thursday,
 * by the calendar of the store: whoever asks knows it.
 */
export const expectedDay = (madeDay: number, workingDays: number): number =>
  madeDay + calendarDays((madeDay + 4) % 7, workingDays)
