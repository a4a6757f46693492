// What search engines and shopping portals take in: robots.txt, sitemaps of every store, product feeds.
import { join } from 'node:path'
import type { StoreView } from '@vitrine/domain/store/store-view'
import type { CommerceSource } from '#api/commerce/commerce.ts'
import type { Log } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { assortment, type Catalog } from '#api/features/catalog/index.ts'
import type { Feature } from '#api/routing/feature.ts'
import { makeContext } from '#api/routing/make-context.ts'
import { FileCache } from './files/file-cache.ts'
import { servePress } from './routes.ts'
import { Site } from './site.ts'

export type SeoDeps = {
  db: Database
  log: Log
  now: () => Date
  catalog: Catalog
  commerce?: CommerceSource
  /** Those there are at this moment. */
  stores: () => readonly StoreView[]
  /** Finished files are kept below it, in `published`. */
  dataDir: string
  /** Where the world finds the shop. */
  publicUrl: string
}

export function createSeo({ catalog, dataDir, publicUrl, ...base }: SeoDeps): Feature {
  const files = new FileCache(join(dataDir, 'published'), base.now)
  let changes = 0
  const forget = catalog.onChange(() => {
    changes += 1
  })
  return {
    name: 'seo',
    routes: [],
    plugin: async (app) =>
      servePress(app, {
        site: new Site(publicUrl),
        files,
        open: () => base.stores().filter(({ enabled }) => enabled),
        reading: (store) => assortment.reading(catalog, makeContext(base, { storeCode: store.code })),
        revision: () => ({ generation: catalog.generation(), changes }),
      }),
    stop: async () => {
      forget()
      await files.close()
    },
  }
}
