// Everything `GET /api/catalog` answers besides products.
import type { CatalogPage, SearchQuery } from '@vitrine/contract/catalog'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import { pageOf } from '#api/features/catalog/search/page-of.ts'
import { parseSortText } from '#api/features/catalog/search/parse-sort.ts'
import { refuse } from '#api/features/catalog/search/parse-value.ts'
import type { SearchInput } from '#api/features/catalog/search/search-input.ts'
import { sourceFilter } from '#api/features/catalog/search/source-filter.ts'
import { listAttributes } from '#api/features/catalog/tree/list-attributes.ts'
import { listCategories } from '#api/features/catalog/tree/list-categories.ts'
import { listCmsBlocks, listCmsPages } from '#api/features/cms/index.ts'
import { findApprovedReviews } from '#api/features/reviews/index.ts'
import { type Document, filterDocuments, sortDocuments } from './filter-documents.ts'
import { toTaxRule } from './to-tax-rule.ts'

type Entity = Exclude<SearchInput['type'], 'product'>
type Source = {
  cap: number
  textFields: readonly string[]
  sort: string
  read(ctx: ReadContext, query: SearchQuery): Document[] | Promise<Document[]>
}

const SOURCES: Record<Entity, Source> = {
  category: {
    cap: 4_000,
    textFields: ['name', 'url_path'],
    sort: 'position:asc',
    read: (ctx) => listCategories(ctx),
  },
  attribute: {
    cap: 1_000,
    textFields: ['frontend_label', 'attribute_code'],
    sort: 'position:asc',
    read: (ctx) => listAttributes(ctx),
  },
  taxrule: {
    cap: 1_000,
    textFields: ['code'],
    sort: 'id:asc',
    read: (ctx) => ctx.snapshot.taxRules.map(toTaxRule),
  },
  cms_page: {
    cap: 500,
    textFields: ['title', 'content'],
    sort: 'identifier:asc',
    read: (ctx) => listCmsPages(ctx),
  },
  cms_block: {
    cap: 500,
    textFields: ['title', 'content'],
    sort: 'identifier:asc',
    read: (ctx) => listCmsBlocks(ctx),
  },
  review: {
    cap: 1_000,
    textFields: ['title', 'detail'],
    sort: 'created_at:desc',
    read: (ctx, query) => findApprovedReviews(ctx, productIdsIn(query)),
  },
}

export async function searchEntities(
  ctx: ReadContext,
  type: Entity,
  input: SearchInput,
): Promise<CatalogPage> {
  const { cap, textFields, sort, read } = SOURCES[type]
  const { query } = input
  const keep = sourceFilter({ include: input._sourceInclude, exclude: input._sourceExclude })
  const keys = query._appliedSort.length > 0 ? sortOf(query) : parseSortText(input.sort ?? sort)
  const found = filterDocuments(await read(ctx, query), query, textFields)
  const { from, size } = pageOf(input, cap)
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

function sortOf({ _appliedSort }: SearchQuery): { field: string; direction: string }[] {
  return _appliedSort.map(({ field, options }) => ({
    field,
    direction: String(options ?? 'desc').toLowerCase(),
  }))
}

/** Reviews are read by product when the query says which; the newest of all otherwise. */
function productIdsIn({ _appliedFilters }: SearchQuery): number[] | undefined {
  const filter = _appliedFilters.find(({ attribute }) => ['entity_id', 'product_id'].includes(attribute))
  if (filter === undefined) return undefined
  const given =
    typeof filter.value === 'object' && filter.value !== null
      ? Object.values(filter.value).flat()
      : [filter.value]
  const ids = given.map(Number)
  if (!ids.every(Number.isSafeInteger)) throw refuse(filter.attribute, 'is not a product id')
  return ids
}
