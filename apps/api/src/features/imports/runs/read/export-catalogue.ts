import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { exportTable } from '@vitrine/contract/catalog/imports/export-table'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { writePiece } from '../../formats/write/write-table.ts'

export function exportCatalogue(
  ctx: Context,
  query: CallParsed<typeof exportTable>['query'],
): Promise<CallReply<typeof exportTable>> {
  assertMay(ctx, 'catalog:import')
  return writePiece(ctx.db, { ...query, now: ctx.now() })
}
