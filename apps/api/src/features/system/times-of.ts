import { CronExpressionParser } from 'cron-parser'

const MINUTE_MS = 60_000
/** More than a day of hours, a week of days: what lies unevenly shows by then. */
const LOOKED_AT = 27

/** As pg-boss reads its lines, by the same parser. */
export function timesOf(cron: string, now: Date): { every_minutes: number | null; next_at: string } {
  const times = CronExpressionParser.parse(cron, { tz: 'UTC', currentDate: now })
    .take(LOOKED_AT)
    .map((time) => time.getTime())
  const apart = new Set(times.slice(1).map((time, at) => (time - (times[at] ?? 0)) / MINUTE_MS))
  const [every = null] = apart
  return {
    every_minutes: apart.size === 1 ? every : null,
    next_at: new Date(times[0] ?? now).toISOString(),
  }
}
