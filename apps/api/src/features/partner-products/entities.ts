import type { Context } from '#api/context.ts'
import type { EntitySource } from '#api/entity-source.ts'
import { assortment, type Catalog } from '#api/features/catalog/index.ts'
import { findPosts } from './posts/list-posts.ts'
import { listPromoProducts } from './read/list-promo-products.ts'

const ALL = { size: 1_000, from: 0, sort: 'id:desc', approved: 1 } as const

/** What `GET /api/catalog` finds of the asker's own. */
export function partnerEntities(catalog: Catalog): EntitySource[] {
  return [
    {
      type: 'promo_product',
      textFields: ['title', 'sku'],
      sort: 'id:desc',
      may: 'promo:read',
      read: async (ctx: Context) => (await listPromoProducts(assortment.reading(catalog, ctx), ALL)).items,
    },
    {
      type: 'blogger_post',
      textFields: ['link'],
      sort: 'id:desc',
      may: 'partner:read',
      read: (ctx: Context) => findPosts(ctx),
    },
  ]
}
