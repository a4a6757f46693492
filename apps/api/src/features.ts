// Everything the shop can do, one line each.
import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import { cartFeature } from '#api/features/cart/index.ts'
import { type Catalog, type CatalogDeps, catalogFeature, createCatalog } from '#api/features/catalog/index.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { cmsFeature } from '#api/features/cms/index.ts'
import { createMedia, type MediaDeps } from '#api/features/media/index.ts'
import { ordersFeature } from '#api/features/orders/index.ts'
import { reviewsFeature } from '#api/features/reviews/index.ts'
import { stockFeature } from '#api/features/stock/index.ts'
import { storesFeature } from '#api/features/stores/index.ts'
import type { Feature } from '#api/routing/feature.ts'

export type FeatureDeps = Omit<CatalogDeps, 'buildEngine'> & MediaDeps
export type Features = { features: Feature[]; catalog: Catalog }

export function createFeatures(deps: FeatureDeps): Features {
  const catalog = createCatalog({ ...deps, buildEngine: buildMemoryEngine })
  // A failed load is told by the start that waits for it; until then it must not end the process.
  catalog.ready.catch(() => {})
  const features = [
    storesFeature,
    catalogFeature(catalog),
    stockFeature,
    reviewsFeature,
    cmsFeature,
    cartFeature,
    checkoutFeature,
    ordersFeature,
    createMedia(deps),
  ]
  return { features, catalog }
}
