// An order a customer made in the shop that was here before: shown, and no more.
import { z } from 'zod'
import { TokenSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'

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
        /** Of all its pieces; null where its shop did not say. */
        sum: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'FormerOrder' })
export type FormerOrder = z.output<typeof FormerOrderSchema>

export const listFormerOrders = defineCall({
  id: 'user.formerOrders',
  method: 'GET',
  path: '/api/user/former-orders',
  may: 'account:read',
  storeScoped: false,
  summary: 'One’s own orders of the shop that was here before, of all stores, the newest first',
  query: z.object({
    token: TokenSchema,
    pageSize: wholeNumber(1, 100).default(20),
    currentPage: wholeNumber(1, 10_000).default(1),
  }),
  reply: z.object({ items: z.array(FormerOrderSchema), total_count: z.number() }),
})
