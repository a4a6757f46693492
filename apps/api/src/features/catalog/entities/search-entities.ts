// Everything `GET /api/catalog` answers besides products, from the sources registered for it.
import type { CatalogPage, EntityType, SearchQuery } from '@vitrine/contract/catalog'
import type { Permission } from '@vitrine/domain/access/permissions'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import type { EntitySource } from '#api/entity-source.ts'
import { sourceFilter } from '#api/features/catalog/read/source-filter.ts'
import { pageOf } from '#api/features/catalog/search/query/page-of.ts'
import { pairsOf, parseDirection, refuseSort } from '#api/features/catalog/search/query/parse-sort.ts'
import type { SearchInput } from '#api/features/catalog/search/query/search-input.ts'
import { assertKnown, filterDocuments, findUnknown, type SortBy, sortDocuments } from './filter-documents.ts'

export type EntitySources = ReadonlyMap<EntityType, EntitySource>

/** Types not everybody may ask for, whether or not there is anything of them yet. */
const MAY_BY_TYPE: Partial<Record<EntityType, Permission>> = {
  blogger_post: 'partner:read',
  blogger_payout: 'partner:read',
  promo_product: 'promo:read',
}

export async function searchEntities(
  ctx: Context,
  sources: EntitySources,
  input: SearchInput,
): Promise<CatalogPage> {
  const { query, type } = input
  const source = sources.get(type)
  const may = source?.may ?? MAY_BY_TYPE[type]
  if (may) assertMay(ctx, may)
  const keep = sourceFilter({ include: input._sourceInclude, exclude: input._sourceExclude })
  const keys = sortOf(query, input.sort ?? source?.sort)
  const { from, size } = pageOf(input)
  const documents = (await source?.read(ctx, query)) ?? []
  const { optionalFields = [], textFields = [] } = source ?? {}
  const filtered = query._appliedFilters.map(({ attribute }) => attribute)
  assertKnown(documents, filtered, optionalFields)
  const unsorted = keys.find(({ field }) => findUnknown(documents, [field], optionalFields) !== undefined)
  if (unsorted) throw refuseSort(unsorted, 'is not a field of these documents')
  const found = filterDocuments(documents, query, textFields)
  const items = sortDocuments(found, keys)
    .slice(from, from + size)
    .map((document) => keep(document))
  return {
    items: items as CatalogPage['items'],
    total: found.length,
    start: from,
    perPage: size,
    aggregations: {},
    attributeMetadata: [],
    suggestions: {},
  }
}

function sortOf({ _appliedSort }: SearchQuery, sort: string | undefined): SortBy[] {
  return pairsOf({ _appliedSort, sort }).map((pair) => ({ ...pair, direction: parseDirection(pair) }))
}
