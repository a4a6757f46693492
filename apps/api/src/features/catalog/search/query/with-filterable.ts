import type { SearchQuery } from '@vitrine/contract/catalog'
import type { CatalogSnapshot } from '#api/features/catalog/snapshot/catalog-snapshot.ts'
import { FILTERABLE, isOwnField } from './known-fields.ts'

/** More than a list could show. */
const MOST = 40
const COUNTED = ['select', 'multiselect', 'boolean']

/** A front end need not know what a shop filters by: `is_filterable` becomes those attributes, in their order. */
export function withFilterable(
  query: SearchQuery,
  { attributes }: Pick<CatalogSnapshot, 'attributes'>,
): SearchQuery {
  const { _availableFilters: asked } = query
  if (!asked.some(({ field }) => field === FILTERABLE)) return query
  const codes = attributes.list
    .filter(({ code, input, isFilterable }) => isFilterable && COUNTED.includes(input) && !isOwnField(code))
    .map(({ code }) => code)
    .slice(0, MOST)
  return {
    ...query,
    _availableFilters: asked.flatMap((one) =>
      one.field === FILTERABLE ? codes.map((field) => ({ ...one, field })) : [one],
    ),
  }
}
