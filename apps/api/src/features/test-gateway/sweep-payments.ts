import { sql } from 'kysely'
import { deleteInBatches } from '#api/jobs/in-batches.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { daysBefore } from '#api/jobs/retention.ts'

export function sweepPayments(ctx: JobContext): Promise<number> {
  const before = daysBefore(ctx.now(), ctx.retention.testPayments)
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from test_gateway_payment where token in (
      select token from test_gateway_payment where opened_at < ${before} limit ${limit})`,
  )
}
