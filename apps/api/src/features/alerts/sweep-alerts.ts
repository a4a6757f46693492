import { sql } from 'kysely'
import { deleteInBatches } from '#api/jobs/in-batches.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { daysBefore } from '#api/jobs/retention.ts'

/** Never confirmed, told long ago, or waiting for what does not come back. */
export function sweepAlerts(ctx: JobContext): Promise<number> {
  const { pendingSubscribers, stockAlerts } = ctx.retention
  const before = (days: number) => daysBefore(ctx.now(), days)
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from stock_alert where alert_id in (
      select alert_id from stock_alert
      where asked_at < ${before(stockAlerts)} or (sent_at is not null and sent_at < ${before(90)})
        or (confirmed_at is null and asked_at < ${before(pendingSubscribers)})
      limit ${limit} for update skip locked)`,
  )
}
