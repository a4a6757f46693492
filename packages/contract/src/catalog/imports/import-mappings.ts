// Which column is what, under a name, for the next table of the same make.
import { z } from 'zod'
import { IdSchema, moment, oneLine } from '../../atoms.ts'
import { defineCall } from '../../call.ts'
import { ColumnsSchema } from './import-parts.ts'

const importing = { may: 'catalog:import', storeScoped: false } as const

const MappingSchema = z
  .object({ id: z.number(), name: z.string(), columns: ColumnsSchema, updated_at: z.string() })
  .meta({ id: 'ImportMapping' })
export type ImportMapping = z.output<typeof MappingSchema>

export const listImportMappings = defineCall({
  ...importing,
  id: 'imports.mappings',
  method: 'GET',
  path: '/api/admin/imports/mappings',
  summary: 'Kept column mappings, by name',
  reply: z.object({ items: z.array(MappingSchema) }),
})

export const saveImportMapping = defineCall({
  ...importing,
  id: 'imports.saveMapping',
  method: 'POST',
  path: '/api/admin/imports/mappings',
  summary:
    'Keep a column mapping under a name; one of that name is written over where it still is the one that was seen (409)',
  body: z.strictObject({
    name: oneLine(100, 1),
    columns: ColumnsSchema.min(1),
    /** `updated_at` of the one of that name that was seen; null: there was none. */
    was: moment().nullish(),
  }),
  reply: MappingSchema,
})

export const removeImportMapping = defineCall({
  ...importing,
  id: 'imports.removeMapping',
  method: 'POST',
  path: '/api/admin/imports/mappings/:id/remove',
  summary: 'Forget a column mapping',
  params: z.object({ id: IdSchema }),
  reply: z.object({ removed: z.boolean() }),
})
