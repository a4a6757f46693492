import type { CallParsed } from '@vitrine/contract/call'
import type { reportVitals } from '@vitrine/contract/visit/web-vitals'
import { bucketOf } from '@vitrine/domain/visit/vital-buckets'
import { VITALS, type Vital } from '@vitrine/domain/visit/web-vitals'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'

type Report = CallParsed<typeof reportVitals>['body']
export type VitalRow = {
  day: string
  metric: Vital
  page: string
  device: string
  bucket: number
  times: number
}

/** A shop has a few hundred in ten seconds; an attack does not get more into memory. */
const MOST_ROWS = 5_000

/** Counts in memory, so that a page that is left costs the database nothing; what a crash takes is ten seconds of it. */
export function createVitalCounts() {
  let rows = new Map<string, VitalRow>()
  return {
    add({ now }: Pick<Context, 'now'>, { page, device, ...measured }: Report): true {
      const day = now().toISOString().slice(0, 10)
      for (const metric of VITALS) {
        const value = measured[metric]
        if (value !== undefined)
          count(rows, { day, metric, page, device, bucket: bucketOf(metric, value), times: 1 })
      }
      return true
    },
    /** Answers how many were written. What could not be stays for the next time. */
    async write({ db }: Pick<Context, 'db'>): Promise<number> {
      const written = rows
      if (written.size === 0) return 0
      rows = new Map()
      try {
        await insertVitals(db, [...written.values()])
      } catch (error) {
        for (const row of written.values()) count(rows, row)
        throw error
      }
      return written.size
    },
  }
}

function count(rows: Map<string, VitalRow>, row: VitalRow): void {
  const { times, ...kind } = row
  const key = Object.values(kind).join(' ')
  const known = rows.get(key)
  if (known) known.times += times
  else if (rows.size < MOST_ROWS) rows.set(key, row)
}

async function insertVitals(db: Database, rows: readonly VitalRow[]): Promise<void> {
  // In one order, or two processes would wait for each other.
  await sql`
    insert into web_vital (day, metric, page, device, bucket, times)
    select * from json_to_recordset(${JSON.stringify(rows)}) as row
      (day date, metric text, page text, device text, bucket smallint, times integer)
    order by day, metric, page, device, bucket
    on conflict (day, metric, page, device, bucket) do update set times = web_vital.times + excluded.times`.execute(
    db,
  )
}
