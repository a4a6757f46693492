// The one place that writes SearchQuery JSON (api-shapes §4.1) for products.
import type { CallInput } from '@vitrine/contract/call'
import type { getCatalog } from '@vitrine/contract/catalog'

type CatalogAsk = NonNullable<CallInput<typeof getCatalog>['query']>
export type Filter = { attribute: string; value: Record<string, unknown>; scope: 'default' | 'catalog' }
export type ProductSort = readonly { field: string; options: 'asc' | 'desc' }[]
export type ProductScope = { categoryIds?: readonly number[]; flags?: readonly ('new' | 'sale')[] }
export type ProductAsk = {
  scope: ProductScope
  sort: ProductSort
  size: number
  text?: string
  /** The shopper's own choices. */
  filters?: readonly Filter[]
  /** Fields to count values of. */
  counted?: readonly string[]
}

export const RECOMMENDED: ProductSort = [
  { field: 'promoted', options: 'desc' },
  { field: 'id', options: 'desc' },
]
export const NEWEST: ProductSort = [
  { field: 'chosen_at', options: 'desc' },
  { field: 'promoted', options: 'desc' },
]
export const BESTSELLERS: ProductSort = [{ field: 'sold', options: 'desc' }]

/** The body of a POST; `inAddress` makes the query of a GET of it. */
export function productQuery({ scope, sort, size, text = '', filters = [], counted = [] }: ProductAsk) {
  return {
    type: 'product' as const,
    from: 0,
    size,
    searchQuery: {
      _availableFilters: counted.map((field) => ({ field, scope: 'catalog' })),
      _appliedFilters: [...visibleIn(text), ...inScope(scope), ...filters],
      _appliedSort: [...sort],
      _searchText: text,
    },
  }
}

export function inAddress({ searchQuery, ...ask }: ReturnType<typeof productQuery>): CatalogAsk {
  return { ...ask, searchQuery: JSON.stringify(searchQuery) }
}

/** Spec §9 lists: what a list may hold, and the narrower choice of the search. */
function visibleIn(text: string): Filter[] {
  return [
    { attribute: 'visibility', value: { in: text ? [3, 4] : [2, 3, 4] }, scope: 'default' },
    { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
    { attribute: 'only_promo', value: { neq: true }, scope: 'default' },
  ]
}

function inScope({ categoryIds, flags = [] }: ProductScope): Filter[] {
  const marked = flags.map((attribute): Filter => ({ attribute, value: { eq: true }, scope: 'default' }))
  return categoryIds
    ? [{ attribute: 'category_ids', value: { in: categoryIds }, scope: 'default' }, ...marked]
    : marked
}
