import type { JobContext } from '#api/jobs/job.ts'
import { daysBefore } from '#api/jobs/retention.ts'

/** What no reduction of today can still be measured by. */
export async function sweepFormerPrices({ db, now, retention }: JobContext): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('former_price')
    .where('until', '<', daysBefore(now(), retention.formerPrices))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
