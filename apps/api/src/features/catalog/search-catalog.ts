import type { CatalogPage } from '@vitrine/contract/catalog'
import { searchEntities } from './entities/search-entities.ts'
import type { ReadContext } from './read/read-context.ts'
import type { SearchInput } from './search/search-input.ts'
import { searchProducts } from './search/search-products.ts'

export function searchCatalog(ctx: ReadContext, input: SearchInput): Promise<CatalogPage> {
  return input.type === 'product' ? searchProducts(ctx, input) : searchEntities(ctx, input.type, input)
}
