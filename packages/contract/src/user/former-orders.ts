// Orders a customer made in the shop that was here before: shown, and no more.
import { z } from 'zod'
import { TokenSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { FormerOrderSchema } from '../people/former-order.ts'

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
