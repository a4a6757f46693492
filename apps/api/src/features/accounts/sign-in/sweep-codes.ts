import { sql } from 'kysely'
import { deleteInBatches } from '#api/jobs/in-batches.ts'
import type { JobContext } from '#api/jobs/job.ts'

/** Nobody can sign in with them any more. */
export function sweepCodes(ctx: JobContext): Promise<number> {
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from sign_in_code where contact_hash in (
      select contact_hash from sign_in_code where expires_at < ${ctx.now()}
      limit ${limit} for update skip locked)`,
  )
}
