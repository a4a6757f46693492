import type { StaffVitals } from '@vitrine/contract/desk/visits'
import { type BucketCount, p75, sharesOf } from '@vitrine/domain/visit/vital-buckets'
import { VITALS, type Vital, type VitalPage } from '@vitrine/domain/visit/web-vitals'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { daysBefore } from '#api/jobs/retention.ts'

const DAYS = 28
/** Fewer say more about chance than about a page. */
const FEWEST = 20

type Row = BucketCount & { metric: Vital; page: VitalPage; device: 'phone' | 'desktop' }

export async function getVitals(ctx: Context): Promise<StaffVitals> {
  assertMay(ctx, 'order:manage')
  const since = daysBefore(ctx.now(), DAYS).toISOString()
  const { rows } = await sql<Row>`
    select metric, page, device, bucket, sum(times)::int as times from web_vital
    where day > ${since}::date group by 1, 2, 3, 4`.execute(ctx.db)
  const vitals = VITALS.flatMap((metric) => {
    const own = rows.filter((row) => row.metric === metric)
    const value = p75(metric, own)
    if (value === undefined) return []
    const [good, fair, slow] = sharesOf(metric, own)
    return [{ metric, p75: value, good, fair, slow }]
  })
  return {
    pages: Math.max(0, ...VITALS.map((metric) => total(rows, metric))),
    vitals,
    slowest: slowestOf(rows),
  }
}

const total = (rows: readonly Row[], metric: Vital) =>
  rows.reduce((sum, row) => sum + (row.metric === metric ? row.times : 0), 0)

function slowestOf(rows: readonly Row[]): StaffVitals['slowest'] {
  const kinds = Object.values(
    Object.groupBy(
      rows.filter(({ metric }) => metric === 'LCP'),
      ({ page, device }) => `${page} ${device}`,
    ),
  )
  const measured = kinds.flatMap((own = []) => {
    const [first] = own
    const value = total(own, 'LCP') < FEWEST ? undefined : p75('LCP', own)
    return first && value !== undefined ? [{ page: first.page, device: first.device, p75: value }] : []
  })
  return measured.toSorted((one, other) => other.p75 - one.p75)[0] ?? null
}
