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
import type { Context } from '#api/context.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { getProduct } from './read/get-product.ts'
import { listProducts } from './read/list-products.ts'
import { listRelated } from './read/list-related.ts'
import type { ReadContext } from './read/read-context.ts'
import { searchCatalog } from './search-catalog.ts'
import type { Catalog } from './snapshot/create-catalog.ts'
import { listAttributes } from './tree/list-attributes.ts'
import { getCategoryTree } from './tree/list-categories.ts'
import { mapUrl } from './url/map-url.ts'

const EVERYTHING = SearchQuerySchema.parse({})

export function catalogRoutes(catalog: Catalog): readonly ServedRoute[] {
  const reading = (ctx: Context): ReadContext => ({
    ...ctx,
    snapshot: catalog.snapshot(),
    cards: catalog.cards,
  })
  return [
    serve(getCatalog, (ctx, { query: { searchQuery: query = EVERYTHING, ...rest } }) =>
      searchCatalog(reading(ctx), { ...rest, query }),
    ),
    serve(postCatalog, (ctx, { body: { searchQuery: query = EVERYTHING, ...rest } }) =>
      searchCatalog(reading(ctx), { ...rest, query }),
    ),
    serve(getProductCall, (ctx, { query }) => getProduct(reading(ctx), query)),
    serve(listProductsCall, (ctx, { query }) => listProducts(reading(ctx), query.skus)),
    serve(listRelatedCall, (ctx, { query }) => listRelated(reading(ctx), query)),
    serve(getCategoryTreeCall, (ctx, { query }) => getCategoryTree(reading(ctx), query)),
    serve(getAttributes, (ctx, { query }) => ({ items: listAttributes(reading(ctx), query.codes) })),
    serve(mapUrlCall, (ctx, { body }) => mapUrl(reading(ctx), body)),
  ]
}
