import type { ImportLineKind, ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { nameSql } from '#api/db/text/name-sql.ts'
import { type Origin, whereOf } from '../origin.ts'

type Row = {
  run_id: number
  state: ImportRun['state']
  reason: ImportRun['reason']
  title: string
  origin: Origin
  file_id: number | null
  options: ImportRun['options']
  is_dry_run: boolean
  asked_at: Date
  started_at: Date | null
  ended_at: Date | null
  attempts: number
  progress: ImportRun['progress']
  result: (NonNullable<ImportRun['result']> & { lines: Partial<Record<ImportLineKind, number>> }) | null
  fault: ImportRun['fault'] & { lines?: Partial<Record<ImportLineKind, number>> }
  by: string | null
}

export async function selectRuns(
  db: Database,
  which: RawBuilder<unknown>,
  limit: number,
): Promise<ImportRun[]> {
  const { rows } = await sql<Row>`
    select r.*, ${nameSql('c')} as by
    from import_run r left join customer c on c.customer_id = r.asked_by
    where ${which} order by r.run_id desc limit ${limit}`.execute(db)
  return rows.map(toRun)
}

const NO_LINES = { left_out: 0, remark: 0, problem: 0, warning: 0 }

function toRun({ result, fault, ...row }: Row): ImportRun {
  const { run_id: id, state, reason, title, origin, file_id, options, attempts, progress, by } = row
  return {
    ...{ id, state, reason, title, file_id, options, attempts, progress, by },
    origin: { kind: origin.kind, where: whereOf(origin) },
    dry_run: row.is_dry_run,
    asked_at: row.asked_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    result: result && {
      generation: result.generation,
      ms: result.ms,
      rows: result.rows,
      counts: result.counts,
    },
    lines: { ...NO_LINES, ...(result?.lines ?? fault?.lines) },
    fault: fault && faultOf(fault),
  }
}

const faultOf = ({ lines: _, ...fault }: Row['fault']) => fault
