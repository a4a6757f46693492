import { deleteInBatches } from '#api/jobs/in-batches.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { daysBefore } from '#api/jobs/retention.ts'
import { deleteUnclaimed } from './former-queries.ts'

/** Nobody ever came for them: names and addresses of strangers are not kept for ever. */
export function sweepFormerOrders(ctx: JobContext): Promise<number> {
  const before = daysBefore(ctx.now(), ctx.retention.formerOrders)
  return deleteInBatches(ctx, (limit) => deleteUnclaimed(before, limit))
}
