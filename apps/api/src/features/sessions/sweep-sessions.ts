import { sql } from 'kysely'
import { deleteInBatches } from '#api/jobs/in-batches.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { daysBefore } from '#api/jobs/retention.ts'
import { IDLE_DAYS, MAX_DAYS } from './session-life.ts'

/** Signed out, idle for too long or too old in all: nobody can go on with them. Their tokens go along. */
export function sweepSessions(ctx: JobContext): Promise<number> {
  const { sessions } = ctx.retention
  const ended = daysBefore(ctx.now(), sessions)
  const idle = daysBefore(ctx.now(), sessions + IDLE_DAYS)
  const old = daysBefore(ctx.now(), sessions + MAX_DAYS)
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from session where session_id in (
      select session_id from session s
      where ended_at < ${ended} or started_at < ${old} or (started_at < ${idle} and not exists (
        select from refresh_token t where t.session_id = s.session_id and t.issued_at >= ${idle}))
      limit ${limit} for update skip locked)`,
  )
}

/** A token of that age is refused whether it is known or not, so that nothing is lost by not knowing it. */
export function sweepRefreshTokens(ctx: JobContext): Promise<number> {
  const before = daysBefore(ctx.now(), IDLE_DAYS)
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from refresh_token where ctid = any(array(
      select ctid from refresh_token where issued_at < ${before} and used_at is not null limit ${limit}))`,
  )
}
