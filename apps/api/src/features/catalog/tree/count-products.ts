import type { StoreView } from '@vitrine/domain/store/store-view'
import { PUBLIC_RULES } from '#api/features/catalog/search/public-rules.ts'
import type { CatalogSnapshot } from '#api/features/catalog/snapshot/catalog-snapshot.ts'
import type { ProductCounts } from '#api/features/catalog/snapshot/category-tree.ts'

/** Products a reader of the store finds in each category; documents carry their categories' ancestors already. */
export function countProducts(
  { engine, counts, categories }: CatalogSnapshot,
  store: StoreView,
): ProductCounts {
  const known = counts.get(store.code)
  if (known) return known
  const { facets } = engine.search({
    store: store.code,
    language: store.language,
    base: PUBLIC_RULES,
    selected: [],
    facets: [{ field: 'category_ids', size: categories.list.length }],
    sort: [],
    from: 0,
    size: 0,
  })
  const counted = new Map((facets.category_ids ?? []).map(({ key, count }) => [Number(key), count]))
  counts.set(store.code, counted)
  return counted
}
