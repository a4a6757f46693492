// The store views, where they deliver, the regions and taxes of an address, and where a shopper probably is.

import { geoCountry as geoCountryCall, taxByZip as taxByZipCall } from '@vitrine/contract/cart/places'
import {
  listCountries as listCountriesCall,
  listStates as listStatesCall,
  listStores as listStoresCall,
} from '@vitrine/contract/content'
import type { Feature } from '#api/routing/feature.ts'
import { serve } from '#api/routing/serve.ts'
import { geoCountry } from './geo-country.ts'
import { listCountries } from './list-countries.ts'
import { listStores } from './list-stores.ts'
import { listStates } from './regions/list-states.ts'
import { taxByZip } from './tax-by-zip.ts'

export const storesFeature: Feature = {
  name: 'stores',
  routes: [
    serve(listStoresCall, (ctx) => listStores(ctx)),
    serve(listCountriesCall, (ctx) => listCountries(ctx.store)),
    serve(listStatesCall, (_, { query }) => listStates(query.country)),
    serve(geoCountryCall, (ctx, { facts }) => geoCountry(ctx.store, facts)),
    serve(taxByZipCall, (ctx, { query }) => taxByZip(ctx, query)),
  ],
}
