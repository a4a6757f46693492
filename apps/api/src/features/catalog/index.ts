// The catalogue as readers see it: search, products, categories, attributes and addresses.
// Documents come from the imports feature; prices and stock are joined at reading time.
import type { Feature } from '#api/routing/feature.ts'
import { catalogRoutes } from './routes.ts'
import type { Catalog } from './snapshot/create-catalog.ts'

export type * from './document/product-body.ts'
export { type SearchBody, searchBodyOf } from './document/search-body.ts'
export { type Catalog, type CatalogDeps, createCatalog } from './snapshot/create-catalog.ts'

export function catalogFeature(catalog: Catalog): Feature {
  return {
    name: 'catalog',
    routes: catalogRoutes(catalog),
    start: () => catalog.ready,
    stop: () => catalog.close(),
  }
}
