import type { ToldReply } from '@vitrine/contract/catalog/imports/import-reasons'
import type { ImportFault, ImportLineKind } from '@vitrine/contract/catalog/imports/import-run'
import { clipped } from '@vitrine/domain/content/clipped'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'
import { type Problem, replyOf } from '../../problems.ts'
import type { ImportReport } from '../../writer/import-report.ts'
import { Canceled } from './watch-run.ts'

type Listed = { count: number; listed: readonly Problem[] }
export type Lines = Partial<Record<ImportLineKind, Listed>>
type Done = { id: number; now: Date; report: ImportReport; rows: number; lines: Lines }

const countsOf = (lines: Lines) =>
  Object.fromEntries(Object.entries(lines).map(([kind, { count }]) => [kind, count]))

/** In the transaction of the catalogue, so that what is in the shop is told as in the shop; what was called off is not. */
export async function endDone(db: Database, { id, now, report, rows, lines }: Done): Promise<void> {
  const { generation, ms, counts } = report
  const result = { generation, ms, rows, counts, lines: countsOf(lines) }
  const { rows: ended } = await sql`update import_run
    set state = 'done', ended_at = ${now}, result = ${json(result)}, fault = null
    where run_id = ${id} and state = 'running' returning run_id`.execute(db)
  if (ended.length === 0) throw new Canceled()
  await writeLines(db, id, lines)
}

type Failed = { id: number; now: Date; fault: { key: ImportFault } & ToldReply; lines?: Lines }

export async function endFailed(db: Database, { id, now, fault, lines = {} }: Failed): Promise<void> {
  await db.transaction().execute(async (db) => {
    await sql`update import_run set state = 'failed', ended_at = ${now},
      fault = ${json({ ...fault, lines: countsOf(lines) })}
      where run_id = ${id} and state in ('running', 'canceling')`.execute(db)
    await writeLines(db, id, lines)
  })
}

export async function endCanceled(db: Database, id: number, now: Date): Promise<void> {
  await sql`update import_run set state = 'canceled', ended_at = ${now}
    where run_id = ${id} and state in ('running', 'canceling')`.execute(db)
}

/** As if it had not begun: it waits again, and this time is not counted. */
export async function putBack(db: Database, id: number): Promise<void> {
  await sql`update import_run set state = 'waiting', attempts = attempts - 1
    where run_id = ${id} and state = 'running'`.execute(db)
}

async function writeLines(db: Database, id: number, lines: Lines): Promise<void> {
  const rows = Object.entries(lines).flatMap(([kind, { listed }]) =>
    listed.map((problem, position) => {
      const { message, ...why } = replyOf(problem)
      const { file = null, line = null } = problem.place ?? {}
      return { kind, position, file, line, message: clipped(message, 500), ...why }
    }),
  )
  await sql`insert into import_line (run_id, kind, position, file, line, message, reason, params)
    select ${id}, kind, position, file, line, message, reason, params from jsonb_to_recordset(${json(rows)})
      as given(kind text, position integer, file text, line integer, message text, reason text, params jsonb)
    on conflict do nothing`.execute(db)
}
