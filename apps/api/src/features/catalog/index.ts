// The catalogue as readers see it: search, products, categories, attributes and addresses.
// Documents come from the imports feature; prices and stock are joined at reading time.

export type * from './document/product-body.ts'
export { type SearchBody, searchBodyOf } from './document/search-body.ts'
export { type Catalog, type CatalogDeps, createCatalog } from './snapshot/create-catalog.ts'
