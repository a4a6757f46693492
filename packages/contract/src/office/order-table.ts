// Orders as a table, as Shopify writes them: a row for each line, what is of the whole order in the first of them.
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { oneLine, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { IMPORT_CHARSETS } from '../catalog/imports/import-parts.ts'
import { TableReportSchema } from '../people/table-report.ts'

export const MAX_ORDER_BYTES = 32 * 1024 * 1024
/** Lines, not orders. */
export const MAX_ORDER_ROWS = 50_000
export const ORDER_TABLES = ['own', 'former'] as const

export const bringOrders = defineCall({
  id: 'staff.bringOrders',
  method: 'POST',
  path: '/api/admin/imports/orders',
  may: 'customer:manage',
  storeScoped: false,
  summary:
    'Take a table of orders of a former shop as a file of a form, or only try it: history for whom they are of, which moves neither stock nor money; orders with a wrong row are told and left out',
  body: z
    .object({
      /** Of the file, as its owner calls it. */
      name: oneLine(200).optional(),
      /** Of orders that name none. */
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional()
        .meta({ example: 'EUR' }),
      charset: z.enum(IMPORT_CHARSETS).default('utf-8'),
      mode: z.enum(['try', 'take']).default('try'),
    })
    .meta({ example: { currency: 'EUR', mode: 'try' } }),
  uploads: { field: 'file', maxFiles: 1, maxFileBytes: MAX_ORDER_BYTES },
  patienceMs: 180_000,
  reply: TableReportSchema,
})

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
    /** Those of this shop, or those that were brought from a former one. */
    of: z.enum(ORDER_TABLES).default('own'),
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
