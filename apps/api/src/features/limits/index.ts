import { sql } from 'kysely'
import { deleteInBatches } from '#api/jobs/in-batches.ts'
import { daysBefore } from '#api/jobs/retention.ts'
import type { Feature } from '#api/routing/feature.ts'

/** Counters of allowances nobody will ask for again. */
export const limitsFeature: Feature = {
  name: 'limits',
  routes: [],
  jobs: [
    {
      name: 'limits.sweep-spent',
      may: 'data:retire',
      run: async (ctx) => {
        const before = daysBefore(ctx.now(), ctx.retention.spentAllowances).getTime()
        const removed = await deleteInBatches(
          ctx,
          (limit) => sql`delete from rate_limit where ctid = any(array(
            select ctid from rate_limit where expire < ${before} limit ${limit}))`,
        )
        return { removed }
      },
    },
  ],
  schedules: [{ job: 'limits.sweep-spent', cron: '*/30 * * * *' }],
}
