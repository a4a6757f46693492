import type { CallParsed } from '@vitrine/contract/call'
import type { ImportSchedule, saveImportSchedule } from '@vitrine/contract/catalog/imports/import-schedules'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { invalidInput } from '#api/errors.ts'
import { type Origin, whereOf } from '../origin.ts'
import { getRun } from '../read/read-runs.ts'

const FIELDS = [
  ...(['schedule_id', 'title', 'origin', 'options', 'every_minutes', 'next_at', 'last_run_id'] as const),
] as const
const MINUTE_MS = 60_000

export async function listSchedules(ctx: Context): Promise<{ items: ImportSchedule[] }> {
  assertMay(ctx, 'catalog:import')
  const rows = await ctx.db.selectFrom('import_schedule').select(FIELDS).orderBy('next_at').execute()
  return { items: rows.map(toSchedule) }
}

/** From now on, with the options of that run; its first time is one interval away. */
export function saveSchedule(
  ctx: Context,
  { run_id: runId, every_minutes }: CallParsed<typeof saveImportSchedule>['body'],
): Promise<ImportSchedule> {
  assertMay(ctx, 'catalog:import')
  return inTransaction(ctx, async (ctx) => {
    const run = await getRun(ctx, runId)
    if (run.state !== 'done' || run.dry_run) throw wrong('was not taken into the shop')
    const origin = originOf(run.origin)
    const values = {
      ...{ title: run.title, options: json(run.options), every_minutes, made_by: myId(ctx) },
      next_at: new Date(ctx.now().getTime() + every_minutes * MINUTE_MS),
    }
    const row = await ctx.db
      .insertInto('import_schedule')
      .values({ origin: json(origin), ...values })
      .onConflict((oc) => oc.column('origin').doUpdateSet(values))
      .returning(FIELDS)
      .executeTakeFirstOrThrow()
    const after = { from: whereOf(origin), every_minutes }
    await audit(ctx, { may: 'catalog:import', entity: 'import_schedule', id: row.schedule_id, after })
    return toSchedule(row)
  })
}

export function removeSchedule(ctx: Context, id: number): Promise<{ removed: boolean }> {
  assertMay(ctx, 'catalog:import')
  return inTransaction(ctx, async (ctx) => {
    const row = await ctx.db
      .deleteFrom('import_schedule')
      .where('schedule_id', '=', id)
      .returning(['title', 'every_minutes'])
      .executeTakeFirst()
    if (row)
      await audit(ctx, { may: 'catalog:import', entity: 'import_schedule', id, before: row, after: null })
    return { removed: row !== undefined }
  })
}

const wrong = (message: string) => invalidInput([{ path: 'run_id', key: 'REFUSED', message }])

function originOf({ kind, where }: { kind: Origin['kind']; where: string | null }): Origin {
  if (kind === 'file' || where === null)
    throw wrong('came as a file: there is no place to fetch it from again')
  return kind === 'url' ? { kind, url: where } : { kind, folder: where }
}

type Row = {
  schedule_id: number
  title: string
  origin: unknown
  options: unknown
  every_minutes: number
  next_at: Date
  last_run_id: number | null
}

function toSchedule({ schedule_id: id, origin, options, next_at, ...row }: Row): ImportSchedule {
  const { kind } = origin as ImportSchedule['origin']
  return {
    ...{ id, ...row, options: options as ImportSchedule['options'], next_at: next_at.toISOString() },
    origin: { kind, where: whereOf(origin as Origin) ?? '' },
  }
}
