import type { CallParsed } from '@vitrine/contract/call'
import type { ContentPiece, saveContentDraft as saveCall } from '@vitrine/contract/content/editing'
import { customerIdOf } from '@vitrine/domain/access/actor'
import { STORE_IDENTITIES, storeCodeOf } from '@vitrine/domain/store/store-identity'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { invalidInput } from '#api/errors.ts'
import { cleanState } from './content-state.ts'
import { findDraft } from './draft-queries.ts'
import { assertDraftVersion } from './draft-version.ts'
import { assertKind, getPiece } from './get-piece.ts'
import { type PieceKey, pieceName } from './piece-key.ts'
import { lockPiece, selectTexts } from './piece-queries.ts'

type Sent = Omit<CallParsed<typeof saveCall>['body'], 'store'>

/** Kept by itself while somebody writes, so only its beginning leaves a line in the audit; publishing leaves another. */
export async function saveDraft(
  ctx: Context,
  key: PieceKey,
  { version, based_on, state: sent }: Sent,
): Promise<ContentPiece> {
  assertMay(ctx, 'content:write')
  assertFits(key, sent)
  const state = await cleanState(sent)
  return inTransaction(ctx, async (ctx) => {
    await lockPiece(ctx.db, key)
    const [draft, rows] = await Promise.all([findDraft(ctx.db, key), selectTexts(ctx.db, key)])
    assertKind(key, rows)
    assertDraftVersion(draft?.version, version)
    const values = {
      ...{ version: version + 1, based_on, state: json(state) },
      ...{ updated_at: ctx.now(), updated_by: customerIdOf(ctx) },
    }
    await ctx.db
      .insertInto('content_draft')
      .values({ kind: key.table, identifier: key.identifier, store_id: key.storeId, ...values })
      .onConflict((on) => on.columns(['kind', 'identifier', 'store_id']).doUpdateSet(values))
      .execute()
    if (version === 0)
      await audit(ctx, {
        may: 'content:write',
        entity: 'content_draft',
        id: pieceName(key),
        after: { kind: key.kind, begun: true },
      })
    return getPiece(ctx, key)
  })
}

function assertFits({ kind, storeId }: PieceKey, { news_on, texts }: Sent['state']): void {
  const refuse = (path: string, message: string) =>
    invalidInput([{ path: `state.${path}`, key: 'REFUSED', message }])
  if (kind === 'news' && news_on === null) throw refuse('news_on', 'news has a day')
  if (kind !== 'news' && news_on !== null) throw refuse('news_on', 'only news has a day')
  if (kind !== 'block' && texts['*']) throw refuse('texts.*', 'only a block has a text for all languages')
  const code = storeCodeOf(storeId)
  const foreign = code && Object.keys(texts).find((name) => name !== STORE_IDENTITIES[code].language)
  if (foreign) throw refuse(`texts.${foreign}`, 'is not the language of the store')
}
