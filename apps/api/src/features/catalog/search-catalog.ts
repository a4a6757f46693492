import type { CatalogPage } from '@vitrine/contract/catalog'
import { type EntitySources, searchEntities } from './entities/search-entities.ts'
import type { ReadContext } from './read/read-context.ts'
import type { SearchInput } from './search/query/search-input.ts'
import { searchProducts } from './search/search-products.ts'

export function searchCatalog(
  ctx: ReadContext,
  input: SearchInput,
  sources: EntitySources = new Map(),
): Promise<CatalogPage> {
  if (input.type !== 'product') return searchEntities(ctx, sources, input)
  if (ctx.actor.kind !== 'guest') return searchProducts(ctx, input)
  const key = JSON.stringify([ctx.store.code, input])
  return ctx.snapshot.answers.of(key, ctx.now(), () => searchProducts(ctx, input))
}
