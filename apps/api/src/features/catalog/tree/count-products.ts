import type { StoreView } from '@vitrine/domain/store/store-view'
import { type Condition, SearchAway } from '@vitrine/search/port'
import { listRules } from '#api/features/catalog/read/public-rules.ts'
import type { CatalogSnapshot } from '#api/features/catalog/snapshot/catalog-snapshot.ts'
import type { ProductCounts } from '#api/features/catalog/snapshot/category-tree.ts'

/** What menus count beside all products (spec §3 Category), and what is reduced. */
const NARROWED = {
  approved_count: { field: 'approved', in: [1] },
  promo_count: { field: 'is_promo', in: [1] },
  new_count: { field: 'new', in: [1] },
  sale_count: { field: 'sale', in: [1] },
} satisfies Record<string, Condition>
export type Counter = keyof typeof NARROWED
export const COUNTERS = Object.keys(NARROWED) as Counter[]

/** Products a reader of the store finds in each category; documents carry their categories' ancestors already. */
export function countProducts(
  snapshot: CatalogSnapshot,
  store: StoreView,
  counter?: Counter,
): Promise<ProductCounts> {
  const { counts, lastCounts } = snapshot
  const key = `${store.code} ${counter ?? ''}`
  const known = counts.get(key)
  if (known) return known
  const counted = countNow(snapshot, store, counter)
  counts.set(key, counted)
  counted.then(
    (counted) => lastCounts.set(key, counted),
    () => counts.delete(key),
  )
  return counted.catch((error: unknown) => {
    if (error instanceof SearchAway) return lastCounts.get(key) ?? new Map()
    throw error
  })
}

async function countNow(
  snapshot: CatalogSnapshot,
  store: StoreView,
  counter?: Counter,
): Promise<ProductCounts> {
  const { engine, categories } = snapshot
  // Whoever counts what may be promoted is shown what partners alone see, too.
  const isPromoMode = counter === 'promo_count'
  const { facets } = await engine.answer({
    store: store.code,
    language: store.language,
    base: [...listRules({ snapshot, store }, { isPromoMode }), ...(counter ? [NARROWED[counter]] : [])],
    selected: [],
    facets: [{ field: 'category_ids', size: categories.list.length }],
    sort: [],
    from: 0,
    size: 0,
  })
  return new Map((facets.category_ids ?? []).map(({ key: id, count }) => [Number(id), count]))
}
