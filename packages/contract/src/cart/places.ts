// Where a shopper is and what is due there (api-shapes §1.1, calls 18 and 19).
import { z } from 'zod'
import { CountrySchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

export const taxByZip = defineCall({
  id: 'cart.taxByZip',
  method: 'GET',
  path: '/api/cart/tax-by-zip',
  may: 'store:read',
  anonymous: true,
  storeScoped: true,
  summary: 'The tax of a postcode, in percent, and its city where that is known',
  query: z.object({ zip: z.string().trim().min(1).max(20), country: CountrySchema }),
  reply: z.object({
    rate: z.number(),
    tax_country_id: z.string(),
    /** 0 when the country has no list of regions. */
    tax_region_id: z.number(),
    region_name: z.string(),
    zip: z.string(),
    /** Empty outside of the United States. */
    city: z.string(),
    taxable_shipping: z.boolean(),
  }),
})

export const geoCountry = defineCall({
  id: 'cart.geoCountry',
  method: 'GET',
  path: '/api/cart/geo-country',
  may: 'store:read',
  storeScoped: true,
  summary: 'The country a shopper is probably in; the one of the store when nothing tells',
  reply: z.object({
    code: z.string(),
    name: z.string(),
  }),
})
