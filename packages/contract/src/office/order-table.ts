// Orders as a table, as Shopify writes them: a row for each line, what is of the whole order in the first of them.
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'

export const exportOrders = defineCall({
  id: 'staff.exportOrders',
  method: 'GET',
  path: '/api/admin/exports/orders',
  may: 'order:export',
  storeScoped: false,
  // The first piece leaves a line in the audit.
  ownPagesOnly: true,
  summary: 'Orders as a table, piece by piece: each goes behind the one before, from 0 to null',
  query: z.object({
    /** Of all stores where it is left out. */
    store: z.enum(STORE_CODES).optional(),
    /** Days in UTC, both included. */
    from: z.iso.date().meta({ example: '2026-01-15' }).optional(),
    to: z.iso.date().meta({ example: '2026-01-15' }).optional(),
    after: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0),
  }),
  patienceMs: 60_000,
  reply: z.object({ text: z.string(), orders: z.number(), next: z.number().nullable() }),
})
