// The catalogue as a table of another shop, as the staff takes it along.
import { CURRENCY_CODES, LANGUAGES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { wholeNumber } from '../../atoms.ts'
import { defineCall } from '../../call.ts'
import { IMPORT_FORMATS } from './import-parts.ts'

export const exportTable = defineCall({
  id: 'imports.exportTable',
  method: 'GET',
  path: '/api/admin/exports/catalogue',
  may: 'catalog:import',
  storeScoped: false,
  summary:
    'The catalogue as a table of another shop, piece by piece: each goes behind the one before, from 0 to null',
  query: z.object({
    format: z.enum(IMPORT_FORMATS),
    /** Of its texts, and of its prices; the others come along in a cell of their own. */
    language: z.enum(LANGUAGES).default('en'),
    currency: z.enum(CURRENCY_CODES).default('USD'),
    after: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0),
  }),
  patienceMs: 60_000,
  reply: z.object({ text: z.string(), products: z.number(), next: z.number().nullable() }),
})
