// Everything the shop can do, one line each.
import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import { cartFeature } from '#api/features/cart/index.ts'
import { type Catalog, type CatalogDeps, catalogFeature, createCatalog } from '#api/features/catalog/index.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { cmsFeature } from '#api/features/cms/index.ts'
import { createMail, type MailDeps } from '#api/features/mail/index.ts'
import { createMedia, type MediaDeps } from '#api/features/media/index.ts'
import { newsletterFeature } from '#api/features/newsletter/index.ts'
import { ordersFeature } from '#api/features/orders/index.ts'
import { createReviewDesk, reviewsFeature } from '#api/features/reviews/index.ts'
import { createSeo } from '#api/features/seo/index.ts'
import { loadSecret, sessionKeys, sessionsFeature } from '#api/features/sessions/index.ts'
import { stockFeature } from '#api/features/stock/index.ts'
import { storesFeature } from '#api/features/stores/index.ts'
import type { Feature } from '#api/routing/feature.ts'

export type FeatureDeps = Omit<CatalogDeps, 'buildEngine'> & MediaDeps & MailDeps
export type Features = { features: Feature[]; catalog: Catalog }

export function createFeatures(deps: FeatureDeps): Features {
  const catalog = createCatalog({ ...deps, buildEngine: buildMemoryEngine })
  // A failed load is told by the start that waits for it; until then it must not end the process.
  catalog.ready.catch(() => {})
  const keys = sessionKeys(loadSecret(deps.dataDir))
  const desk = createReviewDesk(deps)
  const features = [
    sessionsFeature({ db: deps.db, keys, now: deps.now }),
    storesFeature,
    catalogFeature(catalog),
    stockFeature,
    reviewsFeature,
    desk.feature,
    cmsFeature,
    newsletterFeature,
    cartFeature,
    checkoutFeature,
    ordersFeature,
    createMail(deps),
    createSeo({ ...deps, catalog }),
    createMedia({ ...deps, more: [desk.pictures] }),
  ]
  return { features, catalog }
}
