const DAY_MS = 24 * 60 * 60 * 1000

/**
 * What days of a feed are counted from. The beginning of the day, in Greenwich, so that the same feed brought again later
 * on says the same dates, and nothing of it is written again.
 */
export function dayOfImport(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
}
