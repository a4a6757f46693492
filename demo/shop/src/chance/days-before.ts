const DAY_MS = 24 * 60 * 60 * 1000

/** ISO time some days before (negative: after) the shop's own "now". */
export function daysBefore(now: string, days: number): string {
  return new Date(Date.parse(now) - days * DAY_MS).toISOString()
}
