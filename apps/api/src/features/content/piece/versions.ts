import type { CallReply } from '@vitrine/contract/call'
import type { listContentVersions } from '@vitrine/contract/content/editing'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { changedLanguages, EMPTY_STATE } from './content-state.ts'
import { deleteDraft, findDraft } from './draft-queries.ts'
import { assertDraftVersion } from './draft-version.ts'
import { getPiece } from './get-piece.ts'
import { type PieceKey, pieceName } from './piece-key.ts'
import { lockPiece } from './piece-queries.ts'
import { selectVersions } from './version-queries.ts'

const SHOWN = 30

export async function listVersions(
  ctx: Context,
  key: PieceKey,
): Promise<CallReply<typeof listContentVersions>> {
  assertMay(ctx, 'content:write')
  const rows = await selectVersions(ctx.db, key, SHOWN + 1)
  const items = rows.slice(0, SHOWN).map(({ published_at, ...row }, at) => ({
    ...row,
    published_at: published_at.toISOString(),
    changed: changedLanguages(rows[at + 1]?.state ?? EMPTY_STATE, row.state),
  }))
  return { items }
}

export function discardDraft(ctx: Context, key: PieceKey, version: number) {
  assertMay(ctx, 'content:write')
  return inTransaction(ctx, async (ctx) => {
    await lockPiece(ctx.db, key)
    const draft = await findDraft(ctx.db, key)
    assertDraftVersion(draft?.version, version)
    await deleteDraft(ctx.db, key)
    await audit(ctx, {
      may: 'content:write',
      entity: 'content_draft',
      id: pieceName(key),
      after: { kind: key.kind, discarded: true },
    })
    return getPiece(ctx, key)
  })
}
