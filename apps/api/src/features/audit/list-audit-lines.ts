import type { AuditLine, listAuditLines as listCall } from '@vitrine/contract/audit/audit-log'
import type { CallParsed, CallReply } from '@vitrine/contract/call'
import { storeCodeOf } from '@vitrine/domain/store/store-identity'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { type AuditRow, findAuditLine, selectAuditLines } from './audit-queries.ts'

export async function listAuditLines(
  ctx: Context,
  wish: CallParsed<typeof listCall>['query'],
): Promise<CallReply<typeof listCall>> {
  assertMay(ctx, 'audit:read')
  const rows = await selectAuditLines(ctx.db, wish)
  const shown = rows.slice(0, wish.size)
  return {
    items: shown.map(toLine),
    next: rows.length > wish.size ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function getAuditLine(ctx: Context, id: number): Promise<AuditLine> {
  assertMay(ctx, 'audit:read')
  const row = await findAuditLine(ctx.db, id)
  if (!row) throw new ShopError('NOT_FOUND')
  return toLine(row)
}

function toLine({ at, store_id, ...row }: AuditRow): AuditLine {
  return {
    ...row,
    at: at.toISOString(),
    store_code: storeCodeOf(store_id) ?? null,
  }
}
