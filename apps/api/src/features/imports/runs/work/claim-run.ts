import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'
import { told, toldReply } from '#api/refusal/told.ts'
import type { Origin } from '../origin.ts'

export type Claimed = {
  id: number
  title: string
  origin: Origin
  fileId: number | null
  options: ImportRun['options']
  isDryRun: boolean
  /** This one included. */
  attempts: number
}

/** A table that ends its process each time is not read for ever. */
export const MAX_ATTEMPTS = 3
const killed = () => ({ key: 'KILLED', ...toldReply(told('PROCESS_ENDED', { count: MAX_ATTEMPTS })) })

export async function hasOpenRuns(db: Database): Promise<boolean> {
  const { rows } = await sql`select from import_run where ended_at is null limit 1`.execute(db)
  return rows.length > 0
}

/** Only for who holds the lock: what stands as under way has nobody. Nothing of it was written; it begins anew. */
export async function takeUpAbandoned(db: Database, now: Date): Promise<void> {
  await sql`update import_run set
      state = case when state = 'canceling' then 'canceled' when attempts >= ${MAX_ATTEMPTS} then 'failed' else 'waiting' end,
      ended_at = case when state = 'canceling' or attempts >= ${MAX_ATTEMPTS} then ${now}::timestamptz end,
      fault = case when state = 'running' and attempts >= ${MAX_ATTEMPTS} then ${json(killed())} end
    where state in ('running', 'canceling')`.execute(db)
}

/** The longest waiting one. */
export async function claimNext(db: Database, now: Date): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update import_run set state = 'running', started_at = ${now}, attempts = attempts + 1,
      progress = ${json({ step: 'opening', done: 0, total: null })}
    where run_id = (select run_id from import_run where state = 'waiting' order by run_id limit 1 for update)
      and state = 'waiting'
    returning run_id as id, title, origin, file_id as "fileId", options, is_dry_run as "isDryRun",
      attempts`.execute(db)
  return rows[0]
}
