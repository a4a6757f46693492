// What an answer to a text says beside its products: how the text was read, pages of help, the nearest text instead.

import type { CatalogPage } from '@vitrine/contract/catalog'
import { dialectOf } from '@vitrine/domain/store/dialect'
import type { SearchRequest, SearchResult } from '@vitrine/search/port'
import type { Labels } from '#api/features/catalog/document/labels.ts'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import { labelsIn } from '#api/features/catalog/snapshot/catalog-snapshot.ts'
import { askEngine, askForTexts } from './ask-engine.ts'
import { findPages } from './find-pages.ts'
import type { Page } from './query/page-of.ts'

type Reading = Pick<CatalogPage, 'corrected' | 'wordFilters' | 'isPartial'>

/** How the text was understood, in the words of the store. */
export function readingOf(
  { snapshot, store }: ReadContext,
  { corrected, wordFilters, isPartial }: SearchResult,
): Reading {
  const { option } = labelsIn(snapshot, dialectOf(store))
  return {
    ...(corrected !== undefined && { corrected }),
    ...(wordFilters && {
      wordFilters: wordFilters.map((filter) => ({ ...filter, label: labelOf(filter, option) })),
    }),
    ...(isPartial && { isPartial }),
  }
}

/** One value has a name; of several the word that asked for them is the better one. */
function labelOf({ values, word }: { values: string[]; word: string }, option: Labels['option']): string {
  const [only, ...others] = values
  return (others.length === 0 ? option(Number(only))?.label : undefined) ?? word
}

export async function pagesFor(
  ctx: ReadContext,
  { text, corrected = '' }: { text: string; corrected?: string },
  { from }: Page,
): Promise<Pick<CatalogPage, 'pages'>> {
  if (text.trim() === '' || from > 0) return {}
  const pages = await findPages(ctx, text, corrected)
  return pages.length > 0 ? { pages } : {}
}

/** Whether a text is answered by a page of help, however few goods it finds. */
export function asksForHelp({ snapshot, store }: ReadContext, text: string): boolean {
  return snapshot.lexicon.of(store.language).pagesIn(text).length > 0
}

/** What nothing answers is answered by the nearest text that finds something, and says so. */
export async function answerOrNearest(ctx: ReadContext, request: SearchRequest): Promise<SearchResult> {
  const { snapshot } = ctx
  const result = await askEngine(snapshot.engine, request)
  const { text, store, language, lexicon, base, selected } = request
  if (result.total > 0 || text === undefined || selected.length > 0) return result
  if (asksForHelp(ctx, text) || asksForHelp(ctx, result.corrected ?? '')) return result
  const { texts } = await askForTexts(snapshot.engine, {
    store,
    language,
    prefix: text,
    lexicon,
    size: 1,
    base,
  })
  const [nearest] = texts
  if (nearest === undefined || nearest.text === text) return result
  const instead = await askEngine(snapshot.engine, { ...request, text: nearest.text })
  return instead.total > 0 ? { ...instead, corrected: nearest.text } : result
}
