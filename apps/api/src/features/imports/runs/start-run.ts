import type { CallParsed } from '@vitrine/contract/call'
import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import type { startImport } from '@vitrine/contract/catalog/imports/import-runs'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { told, toldReply } from '#api/refusal/told.ts'
import type { Origin } from './origin.ts'
import { getRun } from './read/read-runs.ts'
import { insertRun } from './write-runs.ts'

/** Who presses again and again does not fill the line. */
const MOST_WAITING = 20

export async function startRun(
  ctx: Context,
  { file_id: fileId, dry_run: isDryRun, ...options }: CallParsed<typeof startImport>['body'],
): Promise<ImportRun> {
  assertMay(ctx, 'catalog:import')
  assertTold(options)
  const id = await inTransaction(ctx, async (ctx) => {
    const file = await ctx.db
      .selectFrom('import_file')
      .select(['title', 'origin'])
      .where('file_id', '=', fileId)
      .executeTakeFirst()
    if (!file)
      throw new ShopError('NOT_FOUND', {
        details: [{ path: 'file_id', key: 'REFUSED', message: 'is no file' }],
      })
    await assertRoom(ctx)
    const origin = file.origin as Origin
    const asked = { reason: 'staff', askedBy: myId(ctx), now: ctx.now() } as const
    const id = await insertRun(ctx.db, { ...asked, title: file.title, origin, fileId, options, isDryRun })
    const after = { table: file.title, format: options.format, dry_run: isDryRun, whole: options.whole }
    await audit(ctx, { may: 'catalog:import', entity: 'import_run', id, after })
    return id
  })
  return getRun(ctx, id)
}

/** Said before anything is read: without these three no row could become a product. */
function assertTold({ format, columns }: Pick<ImportRun['options'], 'format' | 'columns'>): void {
  if (format !== 'csv' || columns === undefined) return
  const missing = (['sku', 'name', 'price'] as const).find(
    (needed) => !columns.some(({ target }) => target === needed),
  )
  if (missing)
    throw invalidInput([
      { path: 'columns', key: 'REQUIRED', ...toldReply(told('COLUMN_UNNAMED', { target: missing })) },
    ])
}

async function assertRoom(ctx: Context): Promise<void> {
  const { waiting } = await ctx.db
    .selectFrom('import_run')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  if (waiting >= MOST_WAITING) throw new ShopError('CONFLICT', { message: 'IMPORTS_WAIT' })
}
