import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { getRun } from './read/read-runs.ts'
import { askToStop } from './write-runs.ts'

/** Asked twice it says the same; what is in the shop by then stays there, and that is told (409). */
export async function cancelRun(ctx: Context, id: number): Promise<ImportRun> {
  assertMay(ctx, 'catalog:import')
  await inTransaction(ctx, async (ctx) => {
    const was = await askToStop(ctx.db, id, ctx.now())
    if (was === undefined) return
    const line = { before: { state: was }, after: { state: was === 'waiting' ? 'canceled' : 'canceling' } }
    await audit(ctx, { may: 'catalog:import', entity: 'import_run', id, ...line })
  })
  const run = await getRun(ctx, id)
  if (run.state === 'done' || run.state === 'failed')
    throw new ShopError('CONFLICT', { message: 'IMPORT_ENDED', details: { state: run.state } })
  return run
}
