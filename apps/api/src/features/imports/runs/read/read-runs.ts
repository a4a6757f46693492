import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import type { listImportLines, listImports } from '@vitrine/contract/catalog/imports/import-runs'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { selectRuns } from './run-queries.ts'

export async function listRuns(
  ctx: Context,
  { before, size }: CallParsed<typeof listImports>['query'],
): Promise<CallReply<typeof listImports>> {
  assertMay(ctx, 'catalog:import')
  const which = before === undefined ? sql`true` : sql`r.run_id < ${before}`
  const found = await selectRuns(ctx.db, which, size + 1)
  const items = found.slice(0, size)
  return { items, next: found.length > size ? (items.at(-1)?.id ?? null) : null }
}

export async function getRun(ctx: Context, id: number): Promise<ImportRun> {
  assertMay(ctx, 'catalog:import')
  const [run] = await selectRuns(ctx.db, sql`r.run_id = ${id}`, 1)
  if (!run) throw new ShopError('NOT_FOUND')
  return run
}

export async function listLines(
  ctx: Context,
  id: number,
  { kind, from, size }: CallParsed<typeof listImportLines>['query'],
): Promise<CallReply<typeof listImportLines>> {
  const { lines } = await getRun(ctx, id)
  const items = await ctx.db
    .selectFrom('import_line')
    .select(['file', 'line', 'message', 'reason', 'params'])
    .where('run_id', '=', id)
    .where('kind', '=', kind)
    .where('position', '>=', from)
    .orderBy('position')
    .limit(size)
    .execute()
  return { items: items.map(toLine), total: lines[kind] }
}

type Row = {
  file: string | null
  line: number | null
  message: string
  reason: string | null
  params: unknown
}
type Line = CallReply<typeof listImportLines>['items'][number]

const toLine = ({ reason, params, ...line }: Row): Line => ({
  ...line,
  ...(reason !== null && { reason }),
  ...(params !== null && { params: params as NonNullable<Line['params']> }),
})
