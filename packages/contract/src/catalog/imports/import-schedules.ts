// Tables that are fetched and taken again by the clock.
import { z } from 'zod'
import { IdSchema, wholeNumber } from '../../atoms.ts'
import { defineCall } from '../../call.ts'
import { ImportOptionsSchema } from './import-parts.ts'

const importing = { may: 'catalog:import', storeScoped: false } as const

const ScheduleSchema = z
  .object({
    id: z.number(),
    title: z.string(),
    origin: z.object({ kind: z.enum(['url', 'folder']), where: z.string() }),
    options: ImportOptionsSchema,
    every_minutes: z.number(),
    next_at: z.string(),
    /** Null until its first time, and once its report has gone. */
    last_run_id: z.number().nullable(),
  })
  .meta({ id: 'ImportSchedule' })
export type ImportSchedule = z.output<typeof ScheduleSchema>

export const listImportSchedules = defineCall({
  ...importing,
  id: 'imports.schedules',
  method: 'GET',
  path: '/api/admin/imports/schedules',
  summary: 'What is imported again by the clock, the next one first',
  reply: z.object({ items: z.array(ScheduleSchema) }),
})

export const saveImportSchedule = defineCall({
  ...importing,
  id: 'imports.saveSchedule',
  method: 'POST',
  path: '/api/admin/imports/schedules',
  summary:
    'Have an import that was taken from an address or a folder repeated by the clock; one place has one schedule',
  body: z.strictObject({
    run_id: IdSchema,
    every_minutes: wholeNumber(60, 10_080).meta({ example: 1_440 }),
  }),
  reply: ScheduleSchema,
})

export const removeImportSchedule = defineCall({
  ...importing,
  id: 'imports.removeSchedule',
  method: 'POST',
  path: '/api/admin/imports/schedules/:id/remove',
  summary: 'Repeat an import no longer',
  params: z.object({ id: IdSchema }),
  reply: z.object({ removed: z.boolean() }),
})
