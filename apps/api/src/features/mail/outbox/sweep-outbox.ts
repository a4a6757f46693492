import { sql } from 'kysely'
import { deleteInBatches } from '#api/jobs/in-batches.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { daysBefore } from '#api/jobs/retention.ts'

/** What was sent, and what nobody would take. What waits stays, however old. */
export function sweepOutbox(ctx: JobContext): Promise<number> {
  const { sentMails, failedMails } = ctx.retention
  const [sent, failed] = [daysBefore(ctx.now(), sentMails), daysBefore(ctx.now(), failedMails)]
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from outbox where outbox_id in (
      select outbox_id from outbox
      where created_at < ${sent} and sent_at < ${sent} or created_at < ${failed} and failed_at < ${failed}
      limit ${limit} for update skip locked)`,
  )
}

/** Tokens of the mail form nobody used in time. */
export function sweepMailTokens(ctx: JobContext): Promise<number> {
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from mail_token where ctid = any(array(
      select ctid from mail_token where expires_at < ${ctx.now()} limit ${limit}))`,
  )
}
