import * as calls from '@vitrine/contract/catalog/editing/categories'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { uploadPicture } from '../pictures/brought-pictures.ts'
import type { BroughtStores } from '../product/brought-stores.ts'
import { assignProducts } from './assign-products.ts'
import { createCategory } from './create-category.ts'
import { moveCategory } from './move-category.ts'
import { removeCategory } from './remove-category.ts'
import { saveCategory } from './save-category.ts'
import { listCategories } from './select-tree.ts'
import { getCategory } from './stored-category.ts'

export const categoryRoutes = (stores: BroughtStores): readonly ServedRoute[] => [
  serve(calls.listEditedCategories, (ctx, { query }) => listCategories(ctx, query.language)),
  serve(calls.getEditedCategory, (ctx, { params }) => getCategory(ctx, params.id)),
  serve(calls.createCategory, (ctx, { body }) => createCategory(ctx, body, stores.pictures)),
  serve(calls.saveCategory, (ctx, { params, body }) =>
    saveCategory(ctx, { ...params, ...body }, stores.pictures),
  ),
  serve(calls.uploadCategoryPicture, (ctx, { facts }) =>
    uploadPicture(ctx, { uploads: facts.uploads, store: stores.pictures }),
  ),
  serve(calls.moveCategory, (ctx, { params, query, body }) =>
    moveCategory(ctx, { ...params, ...query, ...body }),
  ),
  serve(calls.assignProducts, (ctx, { params, body }) => assignProducts(ctx, { ...params, ...body }, stores)),
  serve(calls.removeCategory, (ctx, { params, query, body }) =>
    removeCategory(ctx, { ...params, ...query, ...body }),
  ),
]
