// The catalogue as readers see it: search, products, categories, attributes and addresses.
// Documents come from the imports feature; prices and stock are joined at reading time.
import type { EntitySource } from '#api/entity-source.ts'
import type { Feature } from '#api/routing/feature.ts'
import { catalogRoutes } from './routes.ts'
import type { Catalog } from './snapshot/create-catalog.ts'

export type * from './document/product-body.ts'
export { type SearchBody, searchBodyOf } from './document/search-body.ts'
export { assortment } from './read/assortment.ts'
export type { ReadContext } from './read/read-context.ts'
export { type Catalog, type CatalogDeps, createCatalog } from './snapshot/create-catalog.ts'
export { loadTaxOnTop, loadTaxRates, type TaxPlace } from './tax/load-tax-rates.ts'

/** `entities`: what other features let `GET /api/catalog?type=…` find. */
export function catalogFeature(catalog: Catalog, entities: readonly EntitySource[] = []): Feature {
  return {
    name: 'catalog',
    routes: catalogRoutes(catalog, entities),
    start: () => catalog.ready,
    stop: () => catalog.close(),
  }
}
