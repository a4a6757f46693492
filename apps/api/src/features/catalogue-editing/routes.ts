import * as calls from '@vitrine/contract/catalog/editing/products'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { listProducts } from './list/list-products.ts'
import { uploadPicture } from './pictures/brought-pictures.ts'
import { getPriceHistory } from './prices/price-history.ts'
import { createProduct } from './product/create-product.ts'
import { getProduct } from './product/get-product.ts'
import { saveProducts } from './product/save-products.ts'

export const productRoutes = (store: PhotoStore): readonly ServedRoute[] => [
  serve(calls.listEditedProducts, (ctx, { query }) => listProducts(ctx, query)),
  serve(calls.getEditedProduct, (ctx, { params }) => getProduct(ctx, params.id)),
  serve(calls.saveProducts, (ctx, { body }) => saveProducts(ctx, body.items, store)),
  serve(calls.createProduct, (ctx, { body }) => createProduct(ctx, body, store)),
  serve(calls.uploadProductPicture, (ctx, { facts }) =>
    uploadPicture(ctx, { uploads: facts.uploads, store }),
  ),
  serve(calls.getPriceHistory, (ctx, { params, query }) => getPriceHistory(ctx, params.id, query.store)),
]
