// Imports as the staff starts, follows and stops them. One is under way at a time; the others wait.
import { z } from 'zod'
import { IdSchema, wholeNumber } from '../../atoms.ts'
import { defineCall } from '../../call.ts'
import { ImportOptionsSchema } from './import-parts.ts'
import { ToldSchema } from './import-reasons.ts'
import { IMPORT_LINE_KINDS, ImportRunSchema } from './import-run.ts'

const importing = { may: 'catalog:import', storeScoped: false } as const
const byId = { params: z.object({ id: IdSchema }) }

export const startImport = defineCall({
  ...importing,
  id: 'imports.start',
  method: 'POST',
  path: '/api/admin/imports',
  summary: 'Have a table tried or taken by the job; the answer is the run to follow',
  body: ImportOptionsSchema.extend({ file_id: IdSchema, dry_run: z.boolean().default(true) }),
  reply: ImportRunSchema,
})

export const listImports = defineCall({
  ...importing,
  id: 'imports.list',
  method: 'GET',
  path: '/api/admin/imports',
  summary: 'Imports and dry runs, the newest first',
  query: z.object({ before: IdSchema.optional(), size: wholeNumber(1, 100).default(30) }),
  reply: z.object({ items: z.array(ImportRunSchema), next: z.number().nullable() }),
})

export const getImport = defineCall({
  ...importing,
  ...byId,
  id: 'imports.get',
  method: 'GET',
  path: '/api/admin/imports/:id',
  summary: 'One import: how far it has come, or what became of it',
  reply: ImportRunSchema,
})

export const listImportLines = defineCall({
  ...importing,
  ...byId,
  id: 'imports.lines',
  method: 'GET',
  path: '/api/admin/imports/:id/lines',
  summary: 'What was left out, or taken otherwise than it stands in the table, by line',
  query: z.object({
    kind: z.enum(IMPORT_LINE_KINDS).default('left_out'),
    from: wholeNumber(0, 10_000).default(0),
    size: wholeNumber(1, 1_000).default(100),
  }),
  reply: z.object({
    items: z.array(ToldSchema.extend({ file: z.string().nullable(), line: z.number().nullable() })),
    /** So many there were; the first thousand of a kind are kept. */
    total: z.number(),
  }),
})

export const cancelImport = defineCall({
  ...importing,
  ...byId,
  id: 'imports.cancel',
  method: 'POST',
  path: '/api/admin/imports/:id/cancel',
  summary:
    'Stop an import that waits or is under way: nothing of it stays. One that has ended cannot be (409)',
  reply: ImportRunSchema,
})
