// The catalogue as readers see it: search, products, categories, attributes and addresses.
// Documents come from the imports feature; prices and stock are joined at reading time.
import type { EntitySource } from '#api/entity-source.ts'
import type { Feature } from '#api/routing/feature.ts'
import { catalogRoutes } from './routes.ts'
import type { Catalog } from './snapshot/create-catalog.ts'
import { sweepChanges } from './snapshot/sweep-changes.ts'
import { sweepFormerPrices } from './sweep-former-prices.ts'
import { watchMenus } from './tree/watch-menus.ts'

export type * from './document/product-body.ts'
export { searchBodyOf } from './document/search-body.ts'
export { assortment, countFound, isOwnField, isProductAt } from './lookups.ts'
export type { ReadContext } from './read/read-context.ts'
export type { FullProduct } from './read/read-products.ts'
export { type Catalog, type CatalogDeps, createCatalog } from './snapshot/create-catalog.ts'
export {
  loadCountryRates,
  loadTaxOnTop,
  loadTaxRates,
  type TaxPlace,
  type TaxRates,
} from './tax/load-tax-rates.ts'

/** So much later than they begin and end, prices are seen. */
const CLOCK_TICK_MS = 20_000
/** The first pages of a shop that has just opened go before words nobody has asked for yet. */
const WARM_UP_AFTER_MS = 2_000
/** So much later than a category gets its first product, or loses its last, kept pages say so. */
const MENUS_TICK_MS = 20_000
/** So long after a change the catalogue is written to disk for the next start, with what else has changed by then. */
const KEEP_AFTER_MS = 30_000
/** A shop that is stopped soon after its first pages has one, too, unless its people's history changes it meanwhile. */
const KEEP_FIRST_AFTER_MS = 2_000

/** The work is done so long after it was first asked for, once. */
function later(ms: number, work: () => Promise<unknown>): () => void {
  let isAwaited = false
  return () => {
    if (isAwaited) return
    isAwaited = true
    const start = () => {
      isAwaited = false
      void work()
    }
    setTimeout(start, ms).unref()
  }
}

/** `entities`: what other features let `GET /api/catalog?type=…` find. */
export function catalogFeature(catalog: Catalog, entities: readonly EntitySource[] = []): Feature {
  const menus = watchMenus(catalog)
  return {
    name: 'catalog',
    routes: catalogRoutes(catalog, entities),
    jobs: [
      {
        name: 'catalog.follow-clock',
        may: 'catalog:read',
        run: async () => ({ refreshed: await catalog.followClock() }),
      },
      {
        name: 'catalog.follow-menus',
        may: 'catalog:read',
        run: async () => ({ moved: await menus.look() }),
      },
      {
        name: 'catalog.sweep-changes',
        may: 'data:retire',
        run: async (ctx) => ({ removed: await sweepChanges(ctx) }),
      },
      {
        name: 'catalog.sweep-former-prices',
        may: 'data:retire',
        run: async (ctx) => ({ removed: await sweepFormerPrices(ctx) }),
      },
    ],
    schedules: [
      { job: 'catalog.sweep-changes', cron: '55 * * * *' },
      { job: 'catalog.sweep-former-prices', cron: '25 4 * * *' },
      { job: 'catalog.follow-clock', everyMs: CLOCK_TICK_MS, in: 'every process' },
      { job: 'catalog.follow-menus', everyMs: MENUS_TICK_MS, in: 'every process' },
    ],
    plugin: async (app) => {
      const warm = () => catalog.warmUp().catch((err) => app.log.error({ err }, 'the search is not warm'))
      const keepSoon = later(KEEP_AFTER_MS, () => catalog.keep())
      const warmUp = async () => {
        await warm()
        setTimeout(() => void catalog.keep(), KEEP_FIRST_AFTER_MS).unref()
        keepSoon()
      }
      const forget = catalog.onChange(keepSoon)
      app.addHook('onClose', async () => void forget())
      app.addHook('onListen', async () => void setTimeout(warmUp, WARM_UP_AFTER_MS).unref())
    },
    async start() {
      await catalog.ready
      await menus.look()
    },
    stop: () => catalog.close(),
  }
}
