// Everything the shop can do, one line each.
import { join } from 'node:path'
import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import { readMemoryEngine } from '@vitrine/search/memory/create-memory-engine'
import { type LiqPaySettings, liqPayProvider } from '#api/adapters/payment/liqpay-provider.ts'
import type { PaymentProvider } from '#api/adapters/payment/payment-provider.ts'
import { type StripeSettings, stripeProvider } from '#api/adapters/payment/stripe-provider.ts'
import { folderPhotos } from '#api/adapters/photos/folder-photos.ts'
import type { OpenPhotos } from '#api/adapters/photos/photo-store.ts'
import type { CommerceCache } from '#api/commerce/create-commerce.ts'
import type { Database } from '#api/db/client.ts'
import { accountsFeature } from '#api/features/accounts/index.ts'
import { createAlerts } from '#api/features/alerts/index.ts'
import { auditFeature } from '#api/features/audit/index.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { type Catalog, type CatalogDeps, catalogFeature, createCatalog } from '#api/features/catalog/index.ts'
import { createCatalogueEditing } from '#api/features/catalogue-editing/index.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { cmsFeature } from '#api/features/cms/index.ts'
import { type ContentChanges, createContent } from '#api/features/content/index.ts'
import { customersFeature } from '#api/features/customers/index.ts'
import { createDesign } from '#api/features/design/index.ts'
import { createDesk } from '#api/features/desk/index.ts'
import { createDownloads, type MadeFiles } from '#api/features/downloads/index.ts'
import { formerOrdersFeature } from '#api/features/former-orders/index.ts'
import { createImports } from '#api/features/imports/runs/index.ts'
import { createInvoices } from '#api/features/invoices/index.ts'
import { limitsFeature } from '#api/features/limits/index.ts'
import { createMail, type MailDeps, mailsOf } from '#api/features/mail/index.ts'
import { createMedia, type MediaDeps, pictureDesk } from '#api/features/media/index.ts'
import { newsletterFeature } from '#api/features/newsletter/index.ts'
import { createOffice } from '#api/features/office/index.ts'
import { createOrders, getOrderFor } from '#api/features/orders/index.ts'
import { createPartnerProducts } from '#api/features/partner-products/index.ts'
import { partnersFeature } from '#api/features/partners/index.ts'
import { createPayments } from '#api/features/payments/index.ts'
import { createPromotions } from '#api/features/promotions/index.ts'
import { createReviewModeration, reviewsFeature } from '#api/features/reviews/index.ts'
import { payoutEntities, royaltiesFeature } from '#api/features/royalties/index.ts'
import { createSeo } from '#api/features/seo/index.ts'
import { loadSecret, sessionKeys, sessionStart, sessionsFeature } from '#api/features/sessions/index.ts'
import { settingsFeature } from '#api/features/settings/index.ts'
import { stockFeature } from '#api/features/stock/index.ts'
import { createStores } from '#api/features/stores/index.ts'
import { createSystem } from '#api/features/system/index.ts'
import { createTestGateway } from '#api/features/test-gateway/index.ts'
import { createVisits } from '#api/features/visits/index.ts'
import { createWishlist } from '#api/features/wishlist/index.ts'
import type { Feature } from '#api/routing/feature.ts'

export type FeatureDeps = Omit<CatalogDeps, 'buildEngine' | 'kept'> &
  MediaDeps &
  Omit<MailDeps, 'mails'> & {
    /** Whoever buys is known by it, so it must not be the one that pages crowd. */
    checkoutDb?: Database
    payment?: PaymentSettings
    /** Where photographs of people rest; without it, in folders of the data folder. */
    photos?: OpenPhotos
    /** Files the program makes itself, of a shop that sells them. */
    madeFiles?: MadeFiles
    /** Programs of the back office may be told inside the shop's own network. */
    webhooksToPrivate?: boolean
    /** The staff proves itself twice; where visitors come by https unless told otherwise. */
    staffSecondFactor?: boolean
  }
/** The payment services the program has set up. */
export type PaymentSettings = {
  testGateway: boolean
  stripe?: StripeSettings | undefined
  liqPay?: LiqPaySettings | undefined
}
export type Features = {
  features: Feature[]
  catalog: Catalog
  commerce: Pick<CommerceCache, 'onChange' | 'current'>
  content: ContentChanges
}

/** Those that need nothing of the program but what every call brings. */
const PLAIN: readonly Feature[] = [
  stockFeature,
  reviewsFeature,
  cmsFeature,
  newsletterFeature,
  cartFeature,
  limitsFeature,
  auditFeature,
  settingsFeature,
  checkoutFeature,
  customersFeature,
  formerOrdersFeature,
  partnersFeature,
  royaltiesFeature,
]

export function createFeatures(deps: FeatureDeps): Features {
  const catalog = createCatalog({
    ...{ ...deps, buildEngine: buildMemoryEngine },
    kept: { path: join(deps.dataDir, 'catalogue.kept'), read: readMemoryEngine },
  })
  // A failed load is told by the start that waits for it; until then it must not end the process.
  catalog.ready.catch(() => {})
  const secret = loadSecret(deps.dataDir)
  const keys = sessionKeys(secret)
  const db = deps.checkoutDb ?? deps.db
  const sessions = { db, keys, now: deps.now, isHttps: deps.publicUrl.startsWith('https:') }
  const photos = deps.photos ?? photosIn(deps.dataDir)
  const sold = soldFeatures({ ...deps, db, photos, secret })
  const stores = createStores({ ...deps, providers: sold.providers })
  const content = createContent(deps)
  const pictured = picturedFeatures({ db: deps.db, photos, tell: content.tell })
  const promoted = createPartnerProducts({ ...deps, photos, catalog, pictures: pictureDesk(deps) })
  const features: Feature[] = [
    sessionsFeature(sessions),
    accountsFeature({
      ...{ ...deps, photos, keys },
      sessions: sessionStart(sessions),
      publicUrl: deps.publicUrl,
      secondFactor: deps.staffSecondFactor ?? sessions.isHttps,
    }),
    stores,
    catalogFeature(catalog, [...promoted.entities, payoutEntities]),
    promoted.feature,
    content.feature,
    ...pictured.map(({ feature }) => feature),
    createImports({ photos, shopDataDir: deps.shopDataDir }),
    ...PLAIN,
    createPromotions({ db, shopSecret: secret }),
    createVisits({ catalog }),
    createSystem({ ...deps, catalog }),
    createWishlist({ catalog, shopSecret: secret }),
    createAlerts({ catalog, shopSecret: secret }),
    ...sold.features,
    createOffice({ db, shopSecret: secret, allowPrivate: deps.webhooksToPrivate ?? false }),
    createSeo({
      ...deps,
      catalog,
      commerce: stores.commerce,
      stores: () => stores.commerce.current().stores,
    }),
    createMedia({
      ...deps,
      sources: [...(deps.sources ?? []), ...pictured.map(({ pictures }) => pictures)],
    }),
  ]
  features.push(createDesk(features))
  features.push(createMail({ ...deps, mails: mailsOf(features) }))
  return { features, catalog, commerce: stores.commerce, content: content.changes }
}

type Selling = FeatureDeps & { photos: OpenPhotos; secret: Buffer }

/** From the order to its payment, and what that opens. */
function soldFeatures(deps: Selling) {
  const { publicUrl, secret } = deps
  const gateway = deps.payment?.testGateway ? createTestGateway(deps) : undefined
  const providers = [...(gateway?.providers ?? []), ...boughtProviders(deps.payment)]
  const downloads = createDownloads({ ...deps, shopSecret: secret })
  const payments = createPayments({ ...deps, providers, listDownloads: downloads.list })
  const features: Feature[] = [
    createOrders(payments.forOrders),
    payments.feature,
    downloads.feature,
    createInvoices({ findOrder: (ctx, asked) => getOrderFor(ctx, 'order:read', asked), publicUrl }),
    ...(gateway ? [gateway.feature] : []),
  ]
  return { providers: new Set(providers.map(({ name }) => name)), features }
}

/** Those that show pictures of their own. */
const picturedFeatures = ({
  db,
  photos,
  tell,
}: Parameters<typeof createReviewModeration>[0] & Parameters<typeof createDesign>[0]) => [
  createReviewModeration({ db, photos }),
  createDesign({ photos, tell }),
  createCatalogueEditing(photos),
]

const photosIn =
  (dataDir: string): OpenPhotos =>
  (kind) =>
    folderPhotos(join(dataDir, kind))

/** Payment services the shop has a contract with. */
function boughtProviders({ stripe, liqPay }: Partial<PaymentSettings> = {}): PaymentProvider[] {
  return [...(stripe ? [stripeProvider(stripe)] : []), ...(liqPay ? [liqPayProvider(liqPay)] : [])]
}
