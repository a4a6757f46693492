import type { ContentPiece } from '@vitrine/contract/content/editing'
import { storeCodeOf } from '@vitrine/domain/store/store-identity'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { cleanState, EMPTY_STATE, fingerprint, toState } from './content-state.ts'
import { type DraftRow, findDraft } from './draft-queries.ts'
import type { PieceKey } from './piece-key.ts'
import { selectTexts, type TextRow } from './piece-queries.ts'

/** What nobody has written yet is there, too: empty, to be begun. */
export async function getPiece(ctx: Context, key: PieceKey): Promise<ContentPiece> {
  assertMay(ctx, 'content:write')
  const [rows, draft] = await Promise.all([selectTexts(ctx.db, key), findDraft(ctx.db, key)])
  assertKind(key, rows)
  return toPiece(key, { rows, draft, published: await publishedState(rows) })
}

/** As it would be written, so that what came in by a feed compares with what an editor sends back. */
export const publishedState = (rows: readonly TextRow[]) => cleanState(toState(rows))

/** An identifier is a page's or a piece of news', never both. */
export function assertKind({ kind }: PieceKey, rows: readonly Pick<TextRow, 'news_on'>[]): void {
  if (kind === 'block' || rows.length === 0) return
  const isNews = rows.some(({ news_on }) => news_on !== null)
  if (isNews !== (kind === 'news'))
    throw new ShopError('NOT_FOUND', { message: 'CONTENT_IS_OF_ANOTHER_KIND' })
}

type Found = {
  rows: readonly TextRow[]
  draft: DraftRow | undefined
  published: ContentPiece['published'] & object
}

function toPiece({ kind, identifier, storeId }: PieceKey, { rows, draft, published }: Found): ContentPiece {
  const based_on = fingerprint(rows.length > 0 ? published : EMPTY_STATE)
  return {
    ...{ kind, identifier, based_on },
    store_code: storeCodeOf(storeId) ?? null,
    published: rows.length > 0 ? published : null,
    changed: Object.fromEntries(rows.map(({ language, updated_at }) => [language, updated_at.toISOString()])),
    draft: draft
      ? {
          ...{ version: draft.version, state: draft.state, by: draft.by },
          updated_at: draft.updated_at.toISOString(),
          is_overtaken: draft.based_on !== based_on,
        }
      : null,
  }
}
