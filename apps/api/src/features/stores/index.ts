// The store views, where they deliver, and the states an address may need.
import {
  listCountries as listCountriesCall,
  listStates,
  listStores as listStoresCall,
} from '@vitrine/contract/content'
import type { Feature } from '#api/routing/feature.ts'
import { serve } from '#api/routing/serve.ts'
import { listCountries } from './list-countries.ts'
import { listStores } from './list-stores.ts'
import { US_STATES } from './us-states.ts'

export const storesFeature: Feature = {
  name: 'stores',
  routes: [
    serve(listStoresCall, (ctx) => listStores(ctx)),
    serve(listCountriesCall, (ctx) => listCountries(ctx.store)),
    serve(listStates, (_, { query }) => US_STATES.filter(({ country }) => country === query.country)),
  ],
}
