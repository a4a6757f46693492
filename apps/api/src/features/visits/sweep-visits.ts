import { sql } from 'kysely'
import { inTransaction } from '#api/db/in-transaction.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { daysBefore } from '#api/jobs/retention.ts'
import { daySteps } from './visit-queries.ts'

/** Of days that are over only their sums are kept, and those not for ever. Answers how many rows went. */
export async function sweepVisits(ctx: JobContext): Promise<number> {
  const { retention } = ctx
  const day = (before: number) => daysBefore(ctx.now(), before).toISOString().slice(0, 10)
  const today = day(0)
  return inTransaction(ctx, async ({ db }) => {
    await sql`
      insert into visit_day (day, store_id, visits, products, carts, orders)
      select * from (${daySteps('1970-01-01')}) d where d.day < ${today}
      on conflict do nothing`.execute(db)
    const ends = [
      ['visit', today],
      ['visit_salt', today],
      ['visit_day', day(retention.visitDays)],
      ['search_miss', day(retention.searchMisses)],
      ['web_vital', day(retention.webVitals)],
    ] as const
    let removed = 0
    for (const [table, end] of ends) {
      const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where day < ${end}`.execute(
        db,
      )
      removed += Number(numAffectedRows)
    }
    return removed
  })
}
