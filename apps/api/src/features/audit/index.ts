// The lines others write: those who own the shop read them, and they go when nobody may ask for them any more.
import { getAuditLine as getCall, listAuditLines as listCall } from '@vitrine/contract/audit/audit-log'
import { sql } from 'kysely'
import { deleteInBatches } from '#api/jobs/in-batches.ts'
import { daysBefore } from '#api/jobs/retention.ts'
import type { Feature } from '#api/routing/feature.ts'
import { serve } from '#api/routing/serve.ts'
import { getAuditLine, listAuditLines } from './list-audit-lines.ts'

export const auditFeature: Feature = {
  name: 'audit',
  routes: [
    serve(listCall, (ctx, { query }) => listAuditLines(ctx, query)),
    serve(getCall, (ctx, { params }) => getAuditLine(ctx, params.id)),
  ],
  jobs: [
    {
      name: 'audit.sweep',
      may: 'data:retire',
      run: async (ctx) => {
        const before = daysBefore(ctx.now(), ctx.retention.auditLines)
        const removed = await deleteInBatches(
          ctx,
          (limit) => sql`delete from audit where audit_id in (
            select audit_id from audit where at < ${before} order by at limit ${limit})`,
        )
        return { removed }
      },
    },
  ],
  schedules: [{ job: 'audit.sweep', cron: '55 3 * * *' }],
}
