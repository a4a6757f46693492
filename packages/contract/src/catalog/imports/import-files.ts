// A table is brought first and looked at, then tried, then taken.
import { z } from 'zod'
import { oneLine } from '../../atoms.ts'
import { defineCall } from '../../call.ts'
import { IMPORT_CHARSETS, IMPORT_FORMATS, IMPORT_TARGETS } from './import-parts.ts'

export const MAX_IMPORT_BYTES = 64 * 1024 * 1024

const ImportFileSchema = z
  .object({
    id: z.number(),
    title: z.string(),
    bytes: z.number(),
    delimiter: z.string(),
    /** What its header looks like. */
    format: z.enum(IMPORT_FORMATS),
    columns: z.array(
      z.object({
        column: z.string(),
        /** Some of its first values. */
        values: z.array(z.string()),
        target: z.enum(IMPORT_TARGETS).nullable(),
      }),
    ),
  })
  .meta({ id: 'ImportFile' })
export type ImportFile = z.output<typeof ImportFileSchema>

export const bringImportFile = defineCall({
  id: 'imports.bringFile',
  method: 'POST',
  path: '/api/admin/imports/files',
  may: 'catalog:import',
  storeScoped: false,
  summary:
    'Bring a table as a file of a form, from an address by https, or from the folder of catalogues on the server, and see its columns',
  body: z
    .object({
      /** Of the file, as its owner calls it. */
      name: oneLine(200).optional(),
      url: z.string().trim().max(2_000).optional(),
      folder: oneLine(500).optional(),
      charset: z.enum(IMPORT_CHARSETS).default('utf-8'),
    })
    .meta({ example: { url: 'https://old-shop.example/export.csv' } }),
  uploads: { field: 'file', maxFiles: 1, maxFileBytes: MAX_IMPORT_BYTES },
  // Sixty-four megabytes over a slow line.
  patienceMs: 600_000,
  reply: ImportFileSchema,
})
