// Days as whole numbers since 1 January 1970, as rules of the domain count them.
const DAY_MS = 86_400_000

/** As the calendar on the wall of that place counts them. */
export function dayNumber(at: Date, timeZone: string): number {
  return Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)) / DAY_MS
}

export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)
