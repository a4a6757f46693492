// What a checkout keeps so that it can say what an order costs while nobody can be asked.
import { z } from 'zod'
import { defineCall } from '../call.ts'

const EstimatesSchema = z.object({
  /** What the usual way costs, once for all countries where it costs the same. */
  deliveries: z.array(
    z.object({
      countries: z.array(z.string()),
      price: z.number(),
      /** Goods worth this much, after coupons, go free; null: never. */
      free_from: z.number().nullable(),
    }),
  ),
  /** What postcodes put on top, by their first three digits; empty where none does. */
  taxes: z.array(
    z.object({
      first: z.string(),
      last: z.string(),
      /** As the row of a sum is called. */
      title: z.string(),
      percent: z.number(),
      taxes_shipping: z.boolean(),
    }),
  ),
})
export type Estimates = z.output<typeof EstimatesSchema>

export const listEstimates = defineCall({
  id: 'store.estimates',
  method: 'GET',
  path: '/api/cart/estimates',
  may: 'store:read',
  anonymous: true,
  storeScoped: true,
  summary: 'What delivery and the tax of a postcode come to, for a checkout without a connection',
  reply: EstimatesSchema,
})
