import { sql } from 'kysely'
import type { JobContext } from '#api/jobs/job.ts'
import { daysBefore } from '#api/jobs/retention.ts'

/** These stay however old: processes compare the newest of them with what they have seen. */
const ALWAYS_LEFT = 2_000

/** Changes every process has long seen; the last number that went is noted for one that was away all the while. */
export async function sweepChanges({ db, now, retention }: JobContext): Promise<number> {
  const before = daysBefore(now(), retention.catalogueChanges)
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from catalogue_change where at < ${before} and seq <= (
        select seq from catalogue_change order by seq desc offset ${ALWAYS_LEFT} limit 1)
      returning seq
    ), noted as (
      update catalogue_generation set changes_swept_to = greatest(changes_swept_to, (select max(seq) from gone))
      where exists (select from gone)
    )
    select count(*)::int as count from gone`.execute(db)
  return rows[0]?.count ?? 0
}

/** Up to which number changes are no longer there to be replayed. */
export async function readSweptTo(db: JobContext['db']): Promise<number> {
  const row = await db.selectFrom('catalogue_generation').select('changes_swept_to').executeTakeFirst()
  return row?.changes_swept_to ?? 0
}
