import type { SearchQuery } from '@vitrine/contract/catalog'
import type { EntitySource } from '#api/entity-source.ts'
import { refuse } from '#api/features/catalog/search/query/parse-value.ts'
import { findNews, listCmsBlocks, listCmsHierarchy, listCmsPages } from '#api/features/cms/index.ts'
import { approvedReviews } from '#api/features/reviews/index.ts'

const shared = { textFields: ['title', 'content'], sort: 'identifier:asc' }

/** Pages, blocks, how pages hang together, news and what shoppers say. */
export const contentSources: readonly EntitySource[] = [
  { ...shared, type: 'cms_page', read: (ctx) => listCmsPages(ctx) },
  { ...shared, type: 'cms_block', read: (ctx) => listCmsBlocks(ctx) },
  {
    type: 'cms_hierarchy',
    textFields: ['label', 'identifier'],
    sort: 'node_id:asc',
    read: (ctx) => listCmsHierarchy(ctx),
  },
  {
    type: 'news',
    textFields: ['title', 'body'],
    sort: 'date:desc,id:desc',
    read: (ctx) => findNews(ctx),
  },
  {
    type: 'review',
    textFields: ['title', 'detail'],
    sort: 'created_at:desc',
    read: (ctx, query) => approvedReviews.find(ctx, productIdsIn(query)),
  },
]

/** Reviews are read by product when the query says which; the newest of all otherwise. */
function productIdsIn({ _appliedFilters }: SearchQuery): number[] | undefined {
  const filter = _appliedFilters.find(({ attribute }) => ['entity_id', 'product_id'].includes(attribute))
  if (filter === undefined) return undefined
  const { value } = filter
  const operators =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { in: value }
  const [operator = '', given] = Object.entries(operators)[0] ?? []
  // Only these name the products wanted; whatever else is asked of the id is a filter like any other.
  if (!['eq', 'in'].includes(operator)) return undefined
  const ids = [given].flat().map(Number)
  if (!ids.every(Number.isSafeInteger)) throw refuse(filter.attribute, 'is not a product id')
  return ids
}
