// What the search panel shows while somebody types: texts to ask, categories to look in, the first products.
import type { CatalogSuggestions } from '@vitrine/contract/catalog/suggest'
import type { Condition } from '@vitrine/search/port'
import { textIn } from '#api/features/catalog/document/text-in.ts'
import { readCards } from '#api/features/catalog/read/read-cards.ts'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import { listRules, TEXT_RULE } from './query/public-rules.ts'

export type SuggestInput = { text: string; size: number; products: number }

/** Two letters, or one sign that is a word by itself, as in Chinese. */
const WORTH_ASKING = /[\p{L}\p{N}].*[\p{L}\p{N}]|\p{Script=Han}/u
const SCOPES = 4

export async function suggestCatalog(ctx: ReadContext, input: SuggestInput): Promise<CatalogSuggestions> {
  const text = input.text.trim()
  if (!WORTH_ASKING.test(text)) return { texts: [], categories: [], products: [], total: 0 }
  const { engine } = ctx.snapshot
  const reader = { store: ctx.store.code, language: ctx.store.language }
  const base = [...listRules(ctx), TEXT_RULE]
  const scope = { field: 'category_ids', size: 4 * SCOPES }
  const suggested = await engine.suggest({ ...reader, prefix: text, size: input.size, base, scope })
  const found = await findProducts(ctx, { base, text: suggested.corrected ?? text, size: input.products })
  const corrected = suggested.corrected ?? found.corrected
  return {
    texts: suggested.texts,
    categories: categoriesOf(ctx, suggested.scopes),
    products: await readCards(ctx, found.ids),
    total: found.total,
    ...(corrected !== undefined && { corrected }),
  }
}

type Wanted = { base: readonly Condition[]; text: string; size: number }

async function findProducts({ snapshot, store }: ReadContext, { base, text, size }: Wanted) {
  const { total, hits, corrected } = await snapshot.engine.answer({
    store: store.code,
    language: store.language,
    text,
    base,
    selected: [],
    facets: [],
    sort: [],
    from: 0,
    size,
  })
  return { total, ids: hits.map(({ id }) => id), corrected }
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
      const text = textIn(categories.find(id)?.texts ?? {}, store.language)
      return text ? [{ id, name: text.name, url_path: text.urlPath, count }] : []
    })
    .slice(0, SCOPES)
}
