import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import type { Origin } from '../origin.ts'
import { insertRun } from '../write-runs.ts'

type Last = { title: string; origin: Origin; fileId: number | null; options: ImportRun['options'] }
type Asked = { reason: 'update' | 'clock'; askedBy: number | null }

/** What was taken last, from its place as it is now; a file that was sent is taken as it was. Undefined where there is none. */
export async function repeatLast(ctx: Context, asked: Asked): Promise<number | undefined> {
  // Two who press at once: the second waits here, and finds the first one's.
  await sql`lock table import_run in share row exclusive mode`.execute(ctx.db)
  const { rows: open } = await sql`select from import_run where ended_at is null limit 1`.execute(ctx.db)
  if (open.length > 0) throw new ShopError('CONFLICT', { message: 'IMPORT_RUNNING' })
  const { rows } = await sql<Last>`select title, origin, file_id as "fileId", options from import_run
    where state = 'done' and not is_dry_run and (origin->>'kind' <> 'file' or file_id is not null)
    order by run_id desc limit 1`.execute(ctx.db)
  const [last] = rows
  if (!last) return undefined
  const fileId = last.origin.kind === 'file' ? last.fileId : null
  return insertRun(ctx.db, { ...asked, ...last, fileId, isDryRun: false, now: ctx.now() })
}
