import type { ContentPiece, ContentState } from '@vitrine/contract/content/editing'
import { customerIdOf } from '@vitrine/domain/access/actor'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { contentTag, noteContentChange } from '#api/db/notice/note-content-change.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { changedLanguages, EMPTY_STATE, fingerprint } from './content-state.ts'
import { deleteDraft, findDraft } from './draft-queries.ts'
import { assertBasedOn, assertDraftVersion } from './draft-version.ts'
import { assertKind, getPiece, publishedState } from './get-piece.ts'
import { type PieceKey, pieceName } from './piece-key.ts'
import { lockPiece, selectTexts, upsertText } from './piece-queries.ts'
import { insertVersion, selectVersions } from './version-queries.ts'

const ALL_VERSIONS = 1_000

export function publishDraft(ctx: Context, key: PieceKey, version: number): Promise<ContentPiece> {
  assertMay(ctx, 'content:write')
  return inTransaction(ctx, async (ctx) => {
    const before = await readLocked(ctx, key)
    const draft = await findDraft(ctx.db, key)
    assertDraftVersion(draft?.version, version)
    if (!draft) throw new ShopError('NOT_FOUND')
    assertBasedOn(fingerprint(before), draft.based_on)
    // A language the draft does not speak of stays as it is.
    const after = { ...draft.state, texts: { ...before.texts, ...draft.state.texts } }
    await write(ctx, key, { before, after })
    await deleteDraft(ctx.db, key)
    return getPiece(ctx, key)
  })
}

type Restored = { versionId: number; based_on: string }

/** As a version of its own, so that nothing is lost by it; a draft goes on, over what is now published. */
export function restoreVersion(ctx: Context, key: PieceKey, { versionId, based_on }: Restored) {
  assertMay(ctx, 'content:write')
  return inTransaction(ctx, async (ctx): Promise<ContentPiece> => {
    const before = await readLocked(ctx, key)
    assertBasedOn(fingerprint(before), based_on)
    const versions = await selectVersions(ctx.db, key, ALL_VERSIONS)
    const version = versions.find(({ id }) => id === versionId)
    if (!version)
      throw new ShopError('NOT_FOUND', {
        details: [{ path: 'version_id', key: 'REFUSED', message: 'is no version of it' }],
      })
    await write(ctx, key, { before, after: withSwitchedOff(before, version.state), restores: versionId })
    return getPiece(ctx, key)
  })
}

/** Languages it did not have then are off, as rows are never taken away. */
function withSwitchedOff(now: ContentState, then: ContentState): ContentState {
  const off = Object.entries(now.texts).map(([language, text]) => [language, { ...text, active: false }])
  return { ...then, texts: { ...Object.fromEntries(off), ...then.texts } }
}

async function readLocked(ctx: Context, key: PieceKey): Promise<ContentState> {
  await lockPiece(ctx.db, key)
  const rows = await selectTexts(ctx.db, key)
  assertKind(key, rows)
  return rows.length === 0 ? EMPTY_STATE : publishedState(rows)
}

type Change = { before: ContentState; after: ContentState; restores?: number }

async function write(ctx: Context, key: PieceKey, { before, after, restores }: Change): Promise<void> {
  const languages = changedLanguages(before, after)
  assertComplete(after)
  const now = ctx.now()
  const by = customerIdOf(ctx)
  // What came by a feed has no version yet, and would be lost to the history.
  const known = await selectVersions(ctx.db, key, 1)
  if (known.length === 0 && before !== EMPTY_STATE)
    await insertVersion(ctx.db, key, { state: before, now, by: null })
  for (const language of languages) {
    const text = after.texts[language]
    if (text) await upsertText(ctx.db, key, { language, text, state: after, now })
  }
  await insertVersion(ctx.db, key, { state: after, now, by })
  await audit(ctx, {
    may: 'content:write',
    entity: key.table === 'block' ? 'cms_block' : 'cms_page',
    id: pieceName(key),
    before: titles(before, languages),
    after: { ...titles(after, languages), languages, ...(restores && { restores }) },
  })
  const tag = key.kind === 'news' ? 'news' : key.identifier
  await noteContentChange(ctx.db, [contentTag(tag)])
}

/** Texts are long; the history keeps them whole. */
const titles = ({ texts, news_on }: ContentState, languages: readonly string[]) => ({
  ...(news_on && { news_on }),
  ...Object.fromEntries(
    Object.entries(texts)
      .filter(([language]) => languages.includes(language))
      .map(([language, { title, active }]) => [language, active ? title : null]),
  ),
})

/** What shoppers would read has a title. */
function assertComplete({ texts }: ContentState): void {
  const nameless = Object.entries(texts).find(([, { active, title }]) => active && title === '')
  if (nameless)
    throw invalidInput([
      { path: `texts.${nameless[0]}.title`, key: 'REQUIRED', message: 'a text that is shown has a title' },
    ])
}
