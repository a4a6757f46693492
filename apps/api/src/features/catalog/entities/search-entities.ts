// Everything `GET /api/catalog` answers besides products, from the sources registered for it.
import type { CatalogPage, EntityType, SearchQuery } from '@vitrine/contract/catalog'
import type { Context } from '#api/context.ts'
import type { EntitySource } from '#api/entity-source.ts'
import { pageOf } from '#api/features/catalog/search/query/page-of.ts'
import { parseDirection, parseSortText } from '#api/features/catalog/search/query/parse-sort.ts'
import type { SearchInput } from '#api/features/catalog/search/query/search-input.ts'
import { sourceFilter } from '#api/features/catalog/search/source-filter.ts'
import { filterDocuments, type SortBy, sortDocuments } from './filter-documents.ts'
import { assertRole, ROLES_BY_TYPE } from './partner-types.ts'

export type EntitySources = ReadonlyMap<EntityType, EntitySource>

const CAP = 1_000

export async function searchEntities(
  ctx: Context,
  sources: EntitySources,
  input: SearchInput,
): Promise<CatalogPage> {
  const { query, type } = input
  const source = sources.get(type)
  const roles = source?.roles ?? ROLES_BY_TYPE[type]
  if (roles) assertRole(ctx.actor, roles)
  const keep = sourceFilter({ include: input._sourceInclude, exclude: input._sourceExclude })
  const keys = sortOf(query, input.sort ?? source?.sort)
  const { from, size } = pageOf(input, source?.cap ?? CAP)
  const documents = (await source?.read(ctx, query)) ?? []
  const found = filterDocuments(documents, query, source?.textFields ?? [])
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

function sortOf({ _appliedSort }: SearchQuery, text: string | undefined): SortBy[] {
  const own = _appliedSort.map(({ field, options }) => ({ field, direction: String(options ?? 'desc') }))
  return (own.length > 0 ? own : parseSortText(text)).map(({ field, direction }) => ({
    field,
    direction: parseDirection(field, direction),
  }))
}
