// The one table of delivery, as pages show it: where a store goes, by which ways, how long it takes and what it costs.
import { z } from 'zod'
import { CountrySchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

const DeliveryWaySchema = z.object({
  carrier_code: z.string(),
  method_code: z.string(),
  title: z.string(),
  price: z.number(),
  /** Goods worth this much, after coupons, go free; null: never. */
  free_from: z.number().nullable(),
  /** The heaviest parcel at this price; null: any. */
  up_to_grams: z.number().nullable(),
  delivery_days: z.tuple([z.number(), z.number()]),
  needs_point: z.boolean(),
})

const DeliveryPlacesSchema = z
  .object({
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
    /** Who pays what customs asks for. */
    duty: z.enum(['none', 'recipient']),
    ways: z.array(DeliveryWaySchema),
  })
  .meta({ id: 'DeliveryPlaces' })
export type DeliveryPlaces = z.output<typeof DeliveryPlacesSchema>
export type DeliveryWay = DeliveryPlaces['ways'][number]

export const listDeliveries = defineCall({
  id: 'store.deliveries',
  method: 'GET',
  path: '/api/cart/deliveries',
  may: 'store:read',
  anonymous: true,
  storeScoped: true,
  summary:
    'Ways of delivery with days and prices, once for all countries that share them; the store’s own first',
  query: z.object({ country: CountrySchema.optional() }),
  reply: z.array(DeliveryPlacesSchema),
})
