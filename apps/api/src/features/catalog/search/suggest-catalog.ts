// What the search panel shows while somebody types: texts to ask, categories to look in, the first products.

import type { CatalogSuggestions } from '@vitrine/contract/catalog/suggest'
import { dialectOf } from '@vitrine/domain/store/dialect'
import { textIn } from '@vitrine/domain/store/text-in'
import { fold } from '@vitrine/search/analysis/fold'
import type { Condition } from '@vitrine/search/port'
import { readCards } from '#api/features/catalog/read/read-cards.ts'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import { listOrPromoRules, TEXT_RULE } from '../read/public-rules.ts'
import { askEngine, askForTexts } from './ask-engine.ts'
import { findPages } from './find-pages.ts'
import { namedAbove } from './named-above.ts'
import { answerWithin } from './price/answer-within.ts'
import { suggestWithin } from './price/suggest-within.ts'

export type SuggestInput = { text: string; size: number; products: number; promo?: 'true' | undefined }

/** Two letters, or one sign that is a word by itself, as in Chinese. */
const WORTH_ASKING = /[\p{L}\p{N}].*[\p{L}\p{N}]|\p{Script=Han}/u
const SCOPES = 4

export async function suggestCatalog(ctx: ReadContext, input: SuggestInput): Promise<CatalogSuggestions> {
  const text = input.text.trim()
  if (!WORTH_ASKING.test(text)) return { texts: [], categories: [], products: [], total: 0 }
  const { engine } = ctx.snapshot
  const reader = { store: ctx.store.code, language: ctx.store.language, lexicon: ctx.snapshot.lexicon }
  const base = [...listOrPromoRules(ctx, input.promo === 'true'), TEXT_RULE]
  const scope = { field: 'category_ids', size: 4 * SCOPES }
  const suggested = await suggestWithin(
    { ...reader, prefix: text, size: input.size, base, scope },
    ctx.store.currencyCode,
    (one) => askForTexts(engine, one),
  )
  const found = await findProducts(ctx, { base, text: suggested.corrected ?? text, size: input.products })
  const corrected = suggested.corrected ?? found.corrected
  const pages = await findPages(ctx, text)
  const named = await categoriesNamed(ctx, { base, text })
  const isNamed = new Set(named.map(({ id }) => id))
  return {
    texts: suggested.texts,
    categories: [...named, ...categoriesOf(ctx, suggested.scopes).filter(({ id }) => !isNamed.has(id))].slice(
      0,
      SCOPES,
    ),
    products: await readCards(ctx, found.ids),
    total: found.total,
    ...(corrected !== undefined && { corrected }),
    ...(pages.length > 0 && { pages }),
  }
}

type Wanted = { base: readonly Condition[]; text: string; size: number }

async function findProducts({ snapshot, store }: ReadContext, { base, text, size }: Wanted) {
  const request = {
    store: store.code,
    language: store.language,
    lexicon: snapshot.lexicon,
    text,
    base,
    selected: [],
    facets: [],
    sort: [],
    from: 0,
    size,
  }
  const { total, hits, corrected } = await answerWithin(request, store.currencyCode, (one) =>
    askEngine(snapshot.engine, one),
  )
  return { total, ids: hits.map(({ id }) => id), corrected }
}

const NAMED = 2

/** Categories whose own name begins so. */
async function categoriesNamed(
  { snapshot, store }: ReadContext,
  { base, text }: Omit<Wanted, 'size'>,
): Promise<CatalogSuggestions['categories']> {
  const { categories, engine } = snapshot
  const facet = { field: 'category_ids', size: categories.list.length }
  const whole = { base, selected: [], facets: [facet], sort: [], from: 0, size: 0 }
  const { facets } = await askEngine(engine, { store: store.code, language: store.language, ...whole })
  const counts = new Map((facets.category_ids ?? []).map(({ key, count }) => [Number(key), count]))
  const found = categories.list.flatMap(({ id, level, texts }) => {
    const { name, urlPath } = textIn(texts, dialectOf(store)) ?? { name: '', urlPath: '' }
    const count = counts.get(id) ?? 0
    const isMeant = count > 0 && fold(name).startsWith(fold(text))
    return isMeant ? [{ id, name, url_path: urlPath, count, level }] : []
  })
  return namedAbove(found)
    .slice(0, NAMED)
    .map(({ level: _, ...category }) => category)
}

/** The narrowest that hold most: a category says nothing new where its child holds the same products. */
function categoriesOf(
  { snapshot, store }: ReadContext,
  scopes: readonly { key: string; count: number }[],
): CatalogSuggestions['categories'] {
  const { categories } = snapshot
  const counts = new Map(scopes.map(({ key, count }) => [Number(key), count]))
  const isSaidByChild = (id: number, count: number) =>
    categories.childrenOf(id).some((child) => counts.get(child.id) === count)
  return [...counts]
    .filter(([id, count]) => !isSaidByChild(id, count))
    .flatMap(([id, count]) => {
      const text = textIn(categories.find(id)?.texts ?? {}, dialectOf(store))
      return text ? [{ id, name: text.name, url_path: text.urlPath, count }] : []
    })
    .slice(0, SCOPES)
}
