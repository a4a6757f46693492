import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { noteContentChange } from '#api/db/notice/note-content-change.ts'

/** The one the program is built with. */
const SKINS = ['default']
const EVERY_PAGE = ['*']

/** Pages every process keeps are made anew. */
export function updateSkins(ctx: Context): Promise<{ skins: string[] }> {
  assertMay(ctx, 'skin:update')
  return inTransaction(ctx, async (ctx) => {
    await noteContentChange(ctx.db, EVERY_PAGE)
    await audit(ctx, { may: 'skin:update', entity: 'skin', id: SKINS.join(','), after: { skins: SKINS } })
    return { skins: SKINS }
  })
}
