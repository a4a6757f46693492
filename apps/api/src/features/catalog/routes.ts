import {
  getAttributes,
  getCatalog,
  getCategoryTree as getCategoryTreeCall,
  getProduct as getProductCall,
  listProducts as listProductsCall,
  listRelated as listRelatedCall,
  mapUrl as mapUrlCall,
  postCatalog,
  SearchQuerySchema,
} from '@vitrine/contract/catalog'
import { findAlternates as findAlternatesCall } from '@vitrine/contract/catalog/addresses'
import {
  listSimilar as listSimilarCall,
  renderList as renderListCall,
} from '@vitrine/contract/catalog/prices'
import { suggestCatalog as suggestCatalogCall } from '@vitrine/contract/catalog/suggest'
import type { Context } from '#api/context.ts'
import type { EntitySource } from '#api/entity-source.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { catalogueSources } from './entities/catalogue-sources.ts'
import { contentSources } from './entities/content-sources.ts'
import { getProduct } from './read/get-product.ts'
import { listProducts } from './read/list-products.ts'
import { listRelated } from './read/neighbours/list-related.ts'
import { type ReadContext, readingOf } from './read/read-context.ts'
import { renderList } from './read/render-list.ts'
import { suggestCatalog } from './search/suggest-catalog.ts'
import { searchCatalog } from './search-catalog.ts'
import type { Catalog } from './snapshot/create-catalog.ts'
import { listAttributes } from './tree/list-attributes.ts'
import { getCategoryTree } from './tree/list-categories.ts'
import { findAlternates } from './url/find-alternates.ts'
import { mapUrl } from './url/map-url.ts'

const EVERYTHING = SearchQuerySchema.parse({})

export function catalogRoutes(catalog: Catalog, entities: readonly EntitySource[]): readonly ServedRoute[] {
  const reading = (ctx: Context): ReadContext => readingOf(catalog, ctx)
  const sources = new Map(
    [...catalogueSources(reading), ...contentSources, ...entities].map((source) => [source.type, source]),
  )
  return [
    serve(getCatalog, (ctx, { query: { searchQuery: query = EVERYTHING, ...rest } }) =>
      searchCatalog(reading(ctx), { ...rest, query }, sources),
    ),
    serve(postCatalog, (ctx, { body: { searchQuery: query = EVERYTHING, ...rest } }) =>
      searchCatalog(reading(ctx), { ...rest, query }, sources),
    ),
    serve(getProductCall, (ctx, { query }) => getProduct(reading(ctx), query)),
    serve(listProductsCall, (ctx, { query }) => listProducts(reading(ctx), query.skus)),
    serve(listRelatedCall, (ctx, { query }) => listRelated(reading(ctx), query)),
    serve(getCategoryTreeCall, (ctx, { query }) => getCategoryTree(reading(ctx), query)),
    serve(getAttributes, (ctx, { query }) => ({ items: listAttributes(reading(ctx), query.codes) })),
    serve(listSimilarCall, (ctx, { query }) => listRelated(reading(ctx), { ...query, type: 'similar' })),
    serve(renderListCall, (ctx, { query }) => renderList(reading(ctx), query)),
    serve(suggestCatalogCall, (ctx, { query }) => suggestCatalog(reading(ctx), query)),
    serve(findAlternatesCall, (ctx, { query }) => findAlternates(reading(ctx), query)),
    serve(mapUrlCall, (ctx, { body }) => mapUrl(reading(ctx), body)),
  ]
}
