// An order a customer made in the shop that was here before: shown, and no more.
import { z } from 'zod'

export const FormerOrderSchema = z
  .object({
    id: z.number(),
    number: z.string(),
    at: z.string(),
    /** Any of ISO 4217, whether a store sells in it or not. */
    currency: z.string(),
    total: z.number(),
    ending: z.enum(['canceled', 'refunded']).nullable(),
    lines: z.array(
      z.object({
        name: z.string(),
        sku: z.string(),
        qty: z.number(),
        /** Of a piece; null where its shop did not say. */
        price: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'FormerOrder' })
export type FormerOrder = z.output<typeof FormerOrderSchema>
