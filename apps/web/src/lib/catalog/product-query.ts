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
  /** Those of them to be counted whole, however many values they have. */
  whole?: readonly string[]
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

/** The body of a POST; `inAddress` makes the query of a GET of it. What a list may hold, the server says itself. */
export function productQuery({
  scope,
  sort,
  size,
  text = '',
  filters = [],
  counted = [],
  whole = [],
}: ProductAsk) {
  return {
    type: 'product' as const,
    from: 0,
    size,
    searchQuery: {
      _availableFilters: counted.map((field) => ({
        field,
        ...(whole.includes(field) && { options: { size: -1 } }),
      })),
      _appliedFilters: [...inScope(scope), ...filters],
      _appliedSort: [...sort],
      _searchText: text,
    },
  }
}

export function inAddress({ searchQuery, ...ask }: ReturnType<typeof productQuery>): CatalogAsk {
  return { ...ask, searchQuery: JSON.stringify(searchQuery) }
}

function inScope({ categoryIds, flags = [] }: ProductScope): Filter[] {
  const marked = flags.map((attribute): Filter => ({ attribute, value: { eq: true }, scope: 'default' }))
  return categoryIds
    ? [{ attribute: 'category_ids', value: { in: categoryIds }, scope: 'default' }, ...marked]
    : marked
}
