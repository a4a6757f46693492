// Customers as a table, into the shop and out of it. Never with passwords, and never with roles.
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { oneLine, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { IMPORT_CHARSETS } from '../catalog/imports/import-parts.ts'
import { TableReportSchema } from './table-report.ts'

export const MAX_CUSTOMER_BYTES = 16 * 1024 * 1024
export const MAX_CUSTOMER_ROWS = 20_000
export const CUSTOMER_FORMATS = ['shopify', 'csv'] as const

export const bringCustomers = defineCall({
  id: 'staff.bringCustomers',
  method: 'POST',
  path: '/api/admin/imports/customers',
  may: 'customer:manage',
  storeScoped: false,
  summary:
    'Take a table of customers as a file of a form, or only try it: who is known by e-mail or phone is filled in and changed, others are made; rows that are wrong are told and left out',
  body: z
    .object({
      /** Of the file, as its owner calls it. */
      name: oneLine(200).optional(),
      /** Whose newsletter is meant, and of whose country numbers are that say none. */
      store: z.enum(STORE_CODES).default('us'),
      charset: z.enum(IMPORT_CHARSETS).default('utf-8'),
      mode: z.enum(['try', 'take']).default('try'),
    })
    .meta({ example: { store: 'de', mode: 'try' } }),
  uploads: { field: 'file', maxFiles: 1, maxFileBytes: MAX_CUSTOMER_BYTES },
  patienceMs: 180_000,
  reply: TableReportSchema,
})

export const exportCustomers = defineCall({
  id: 'staff.exportCustomers',
  method: 'GET',
  path: '/api/admin/exports/customers',
  may: 'customer:manage',
  storeScoped: false,
  // The first piece leaves a line in the audit.
  ownPagesOnly: true,
  summary:
    'Everybody with an account as a table, piece by piece: each goes behind the one before, from 0 to null',
  query: z.object({
    format: z.enum(CUSTOMER_FORMATS),
    after: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0),
  }),
  patienceMs: 60_000,
  reply: z.object({ text: z.string(), customers: z.number(), next: z.number().nullable() }),
})
