import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'
import type { Origin } from './origin.ts'

export type NewRun = {
  reason: ImportRun['reason']
  title: string
  origin: Origin
  fileId: number | null
  options: ImportRun['options']
  isDryRun: boolean
  askedBy: number | null
  now: Date
}

export async function insertRun(
  db: Database,
  { reason, title, origin, fileId, options, isDryRun, askedBy, now }: NewRun,
): Promise<number> {
  const { run_id: id } = await db
    .insertInto('import_run')
    .values({
      ...{ state: 'waiting', reason, title, file_id: fileId, format: options.format },
      ...{ origin: json(origin), options: json(options), is_dry_run: isDryRun },
      ...{ asked_at: now, asked_by: askedBy, started_at: null, ended_at: null },
    })
    .returning('run_id')
    .executeTakeFirstOrThrow()
  return id
}

/** What waits ends here; what is under way is told to, and its worker takes everything back. Answers what it was. */
export async function askToStop(
  db: Database,
  id: number,
  now: Date,
): Promise<'waiting' | 'running' | undefined> {
  const { rows } = await sql<{ was: 'waiting' | 'running' }>`
    with found as (select run_id, state from import_run where run_id = ${id} and state in ('waiting', 'running') for update)
    update import_run r set
      state = case found.state when 'waiting' then 'canceled' else 'canceling' end,
      ended_at = case found.state when 'waiting' then ${now}::timestamptz end
    from found where found.run_id = r.run_id returning found.state as was`.execute(db)
  return rows[0]?.was
}
