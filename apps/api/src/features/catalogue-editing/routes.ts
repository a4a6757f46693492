import * as downloads from '@vitrine/contract/catalog/editing/downloads'
import * as calls from '@vitrine/contract/catalog/editing/products'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { uploadDownload } from './downloads/brought-files.ts'
import { listProducts } from './list/list-products.ts'
import { uploadPicture } from './pictures/brought-pictures.ts'
import { getPriceHistory } from './prices/price-history.ts'
import type { BroughtStores } from './product/brought-stores.ts'
import { createProduct } from './product/create-product.ts'
import { getProduct } from './product/get-product.ts'
import { saveProducts } from './product/save-products.ts'

export const productRoutes = (stores: BroughtStores): readonly ServedRoute[] => [
  serve(calls.listEditedProducts, (ctx, { query }) => listProducts(ctx, query)),
  serve(calls.getEditedProduct, (ctx, { params }) => getProduct(ctx, params.id)),
  serve(calls.saveProducts, (ctx, { body }) => saveProducts(ctx, body.items, stores)),
  serve(calls.createProduct, (ctx, { body }) => createProduct(ctx, body, stores)),
  serve(calls.uploadProductPicture, (ctx, { facts }) =>
    uploadPicture(ctx, { uploads: facts.uploads, store: stores.pictures }),
  ),
  serve(downloads.uploadDownload, (ctx, { facts }) =>
    uploadDownload(ctx, { uploads: facts.uploads, store: stores.files }),
  ),
  serve(calls.getPriceHistory, (ctx, { params, query }) => getPriceHistory(ctx, params.id, query.store)),
]
