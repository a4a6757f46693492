// A machine whose clock is set back lives an hour twice. Whatever was noted in that hour stands in the future then: pg-boss
// would do nothing before it is reached again.
import { performance } from 'node:perf_hooks'
import type { PgBoss } from 'pg-boss'

/** Longer than any of ours waits to be tried again. */
const FAR = `interval '15 minutes'`

/** Nothing there is of the future but by a clock that was set back: it happened just now, and the coming minutes are free. */
const AS_OF_NOW = [
  `update pgboss.version set cron_on = pgboss.job_now() - interval '1 minute' where cron_on > pgboss.job_now()`,
  `update pgboss.queue set maintain_on = null, monitor_on = null, monitor_claim_on = null
    where greatest(maintain_on, monitor_on, monitor_claim_on) > pgboss.job_now()`,
  `update pgboss.job set created_on = least(created_on, pgboss.job_now()),
      start_after = least(start_after, pgboss.job_now()), started_on = least(started_on, pgboss.job_now())
    where created_on > pgboss.job_now() or started_on > pgboss.job_now()
      or start_after > pgboss.job_now() + ${FAR}`,
  `update pgboss.job set singleton_on = null where singleton_on > (pgboss.job_now() at time zone 'UTC')`,
]

export async function leaveFuture(boss: PgBoss): Promise<void> {
  for (const statement of AS_OF_NOW) await boss.getDb().executeSql(statement)
}

/** Goes on as the machine's does, but never back: who waits for a minute waits for no hour. */
export function steadyClock(wall: () => number = Date.now, running: () => number = () => performance.now()) {
  let began = wall() - running()
  return {
    now: () => {
      began = Math.max(began, wall() - running())
      return began + running()
    },
    setTimeout: (job: () => void, ms: number): unknown => setTimeout(job, ms),
    clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
    setInterval: (job: () => void, ms: number): unknown => setInterval(job, ms),
    clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
  }
}
