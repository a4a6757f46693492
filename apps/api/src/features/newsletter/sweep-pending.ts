import { sql } from 'kysely'
import { deleteInBatches } from '#api/jobs/in-batches.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { daysBefore } from '#api/jobs/retention.ts'

/** Addresses that never said yes are nobody's business of ours. Who left stays noted, so that leaving holds. */
export function sweepPending(ctx: JobContext): Promise<number> {
  const before = daysBefore(ctx.now(), ctx.retention.pendingSubscribers)
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from newsletter_subscriber where subscriber_id in (
      select subscriber_id from newsletter_subscriber where status = 'pending' and asked_at < ${before}
      limit ${limit} for update skip locked)`,
  )
}
