import type { CatalogPage } from '@vitrine/contract/catalog'
import { type EntitySources, searchEntities } from './entities/search-entities.ts'
import type { ReadContext } from './read/read-context.ts'
import { isBeyondTiles } from './read/source-filter.ts'
import type { SearchInput } from './search/query/search-input.ts'
import { searchProducts, seesPromo } from './search/search-products.ts'

export function searchCatalog(
  ctx: ReadContext,
  input: SearchInput,
  sources: EntitySources = new Map(),
): Promise<CatalogPage> {
  if (input.type !== 'product') return searchEntities(ctx, sources, input)
  // Whole documents are far too large to be kept for the next reader, and what partners see is not for others.
  const isShared = !seesPromo(ctx, input.query) && !isBeyondTiles(input._sourceInclude)
  if (!isShared) return searchProducts(ctx, input)
  const key = JSON.stringify([ctx.store.code, input])
  const { answers } = ctx.snapshot
  return answers.of(key, ctx.now(), () => searchProducts({ ...ctx, tiles: answers.tiles }, input))
}
