import { sql } from 'kysely'
import { deleteInBatches } from '#api/jobs/in-batches.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { daysBefore } from '#api/jobs/retention.ts'

/** Nobody ever came for them: names and addresses of strangers are not kept for ever. */
export function sweepFormerOrders(ctx: JobContext): Promise<number> {
  const before = daysBefore(ctx.now(), ctx.retention.formerOrders)
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from former_order where former_order_id in (
      select f.former_order_id from former_order f where f.customer_id is null and f.brought_at < ${before}
        and not exists (select from customer c where c.email = f.email and c.enabled)
      limit ${limit} for update skip locked)`,
  )
}
