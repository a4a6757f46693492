// The store views, where they deliver, the regions and taxes of an address, and where a shopper probably is.

import { listDeliveries as listDeliveriesCall } from '@vitrine/contract/cart/deliveries'
import { listEstimates as listEstimatesCall } from '@vitrine/contract/cart/estimates'
import { geoCountry as geoCountryCall, taxByZip as taxByZipCall } from '@vitrine/contract/cart/places'
import {
  listCountries as listCountriesCall,
  listStates as listStatesCall,
  listStores as listStoresCall,
} from '@vitrine/contract/content'
import { getGeoData } from '@vitrine/contract/user/profile'
import { type CommerceCache, type CommerceDeps, createCommerce } from '#api/commerce/create-commerce.ts'
import type { Feature } from '#api/routing/feature.ts'
import { serve } from '#api/routing/serve.ts'
import { listEstimates } from './estimates/list-estimates.ts'
import { geoCountry } from './geo-country.ts'
import { listCountries } from './list-countries.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listStores } from './list-stores.ts'
import { listStates } from './regions/list-states.ts'
import { taxByZip } from './tax-by-zip.ts'
import { termsRoutes } from './terms/terms-routes.ts'

export const storesFeature: Feature = {
  name: 'stores',
  routes: [
    serve(listStoresCall, (ctx) => listStores(ctx)),
    serve(listCountriesCall, (ctx) => listCountries(ctx)),
    serve(listDeliveriesCall, (ctx, { query }) => listDeliveries(ctx, query)),
    serve(listEstimatesCall, (ctx) => listEstimates(ctx)),
    serve(listStatesCall, (ctx, { query }) => listStates(ctx, query.country)),
    serve(geoCountryCall, (ctx, { facts }) => geoCountry(ctx.store, facts)),
    serve(getGeoData, ({ store }, { facts }) => ({
      country: geoCountry(store, facts).code,
      city: '',
      postcode: '',
      currency: store.currencyCode,
      ip: facts.ip,
    })),
    serve(taxByZipCall, (ctx, { query }) => taxByZip(ctx, query)),
    ...termsRoutes,
  ],
}

/** The same with a copy of the tables of commerce, kept up to date for all features. */
export function createStores(deps: CommerceDeps): Feature & { commerce: CommerceCache } {
  const commerce = createCommerce(deps)
  return { ...storesFeature, commerce, start: () => commerce.ready, stop: () => commerce.close() }
}

export { isShippingTaxed } from './is-shipping-taxed.ts'
export { completeRegion } from './regions/complete-region.ts'
export { regionOfZip } from './regions/zip-state.ts'
