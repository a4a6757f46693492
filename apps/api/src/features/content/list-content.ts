import type { CallParsed, CallReply } from '@vitrine/contract/call'
import {
  CONTENT_KINDS,
  type ContentKind,
  type ListedContent,
  type listContent as listCall,
} from '@vitrine/contract/content/editing'
import { needsWork, type TextState, textState } from '@vitrine/domain/content/text-state'
import { STORE_IDENTITIES, storeCodeOf, storeIdOf } from '@vitrine/domain/store/store-identity'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { invalidInput } from '#api/errors.ts'
import { type ListedRow, selectListed } from './list-queries.ts'
import { countRedirects } from './redirects/redirect-queries.ts'

/** A shop has hundreds of pieces, not thousands: all of a kind come at once. */
export async function listContent(
  ctx: Context,
  { kind, q, store, needs_work }: CallParsed<typeof listCall>['query'],
): Promise<CallReply<typeof listCall>> {
  assertMay(ctx, 'content:write')
  const storeId = idOfStore(store)
  const [found, redirect] = await Promise.all([selectListed(ctx.db, { q, storeId }), countRedirects(ctx.db)])
  const listed = found.map((row) => toListed(row, ctx.store.language))
  const items = listed.filter((one) => one.kind === kind)
  const work = items.filter(hasWork)
  return {
    items: needs_work ? work : items,
    counts: { ...countKinds(listed), redirect },
    needs_work: work.length,
  }
}

function idOfStore(code: string | undefined): number | undefined {
  if (code === undefined) return undefined
  const storeId = storeIdOf(code)
  if (storeId === undefined)
    throw invalidInput([{ path: 'store', key: 'NOT_ONE_OF', message: 'is none of the stores' }])
  return storeId
}

const countKinds = (listed: readonly ListedContent[]) =>
  Object.fromEntries(
    CONTENT_KINDS.map((kind) => [kind, listed.filter((one) => one.kind === kind).length]),
  ) as Record<ContentKind, number>

const hasWork = ({ texts }: ListedContent): boolean =>
  needsWork(Object.values(texts).map(({ state }) => state))

/** In the language of whoever reads the list, else as most of the staff know it. */
function titleIn(texts: ListedRow['texts'], language: Language): string | undefined {
  const inTurn = [texts[language], texts.en, texts['*'], ...Object.values(texts)]
  return inTurn.find((text) => text?.title)?.title
}

function toListed({ texts, store_id, changed_at, ...row }: ListedRow, reader: Language): ListedContent {
  const code = storeCodeOf(store_id)
  const [english, forAll] = [texts.en, texts['*']]
  const stateOf = (language: Language): TextState => {
    const state = textState(texts[language], english)
    // A block for every language is written once.
    return state === 'missing' && forAll?.isActive ? 'there' : state
  }
  const languages = code ? [STORE_IDENTITIES[code].language] : LANGUAGES
  return {
    ...row,
    title: titleIn(texts, reader) ?? row.identifier,
    store_code: code ?? null,
    texts: Object.fromEntries(
      languages.map((language) => [
        language,
        { state: stateOf(language), changed_at: (texts[language] ?? forAll)?.changedAt ?? null },
      ]),
    ),
    changed_at: changed_at.toISOString(),
  }
}
