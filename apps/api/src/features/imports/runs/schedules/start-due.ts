// The clock: what is due waits in the line of imports, like one that somebody has asked for.
import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { sql } from 'kysely'
import { audit } from '#api/access/audit.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import type { JobContext } from '#api/jobs/job.ts'
import type { Origin } from '../origin.ts'
import { insertRun } from '../write-runs.ts'

type Due = {
  schedule_id: number
  title: string
  origin: Origin
  options: ImportRun['options']
  every_minutes: number
  next_at: Date
  is_open: boolean
}

const MINUTE_MS = 60_000

export function startDue(ctx: JobContext): Promise<{ started: number }> {
  return inTransaction(ctx, async (inner) => {
    const now = ctx.now()
    const { rows } = await sql<Due>`select s.*, exists (
        select from import_run r where r.run_id = s.last_run_id and r.ended_at is null) as is_open
      from import_schedule s where next_at <= ${now} order by next_at for update of s skip locked`.execute(
      inner.db,
    )
    let started = 0
    for (const due of rows) {
      // One that has not ended yet is not asked for twice.
      const id = due.is_open ? undefined : await begin(inner, due, now)
      if (id !== undefined) started += 1
      await sql`update import_schedule set next_at = ${nextAfter(due, now)}, last_run_id = coalesce(${id ?? null}, last_run_id)
        where schedule_id = ${due.schedule_id}`.execute(inner.db)
    }
    return { started }
  })
}

async function begin(ctx: Parameters<typeof audit>[0], due: Due, now: Date): Promise<number> {
  const { title, origin, options } = due
  const asked = { reason: 'clock', askedBy: null, fileId: null, isDryRun: false, now } as const
  const id = await insertRun(ctx.db, { ...asked, title, origin, options })
  const after = { reason: 'clock', table: title }
  await audit(ctx, { may: 'catalog:import', entity: 'import_run', id, after })
  return id
}

/** Times that were slept through are not made up for. */
function nextAfter({ next_at, every_minutes }: Due, now: Date): Date {
  const every = every_minutes * MINUTE_MS
  const missed = Math.floor((now.getTime() - next_at.getTime()) / every)
  return new Date(next_at.getTime() + (missed + 1) * every)
}
