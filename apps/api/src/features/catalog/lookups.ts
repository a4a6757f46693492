// What other features ask of the catalogue in passing.
import { postCatalog, SearchQuerySchema } from '@vitrine/contract/catalog'
import type { Context } from '#api/context.ts'
import { readingOf } from './read/read-context.ts'
import { searchCatalog } from './search-catalog.ts'
import type { Catalog } from './snapshot/create-catalog.ts'
import { normalisePath } from './url/normalise-path.ts'
import { findUrlPath } from './url/url-queries.ts'

export { assortment } from './read/assortment.ts'
export { isOwnField } from './search/query/known-fields.ts'

export async function isProductAt({ db, store }: Context, address: string): Promise<boolean> {
  const path = normalisePath(address)
  if (path === undefined) return false
  if (path.startsWith('p/')) return true
  return (await findUrlPath(db, path, store.language))?.entity_type === 'product'
}

/** Products and pages of help the search page shows for a text. */
export async function countFound(catalog: Catalog, ctx: Context, text: string): Promise<number> {
  const query = SearchQuerySchema.parse({ _searchText: text })
  const input = postCatalog.body.parse({ size: 1 })
  const { total, pages } = await searchCatalog(readingOf(catalog, ctx), { ...input, query })
  return total + (pages?.length ?? 0)
}
