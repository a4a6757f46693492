// A table that was tried or brought in: how far it has come, and what became of it.
import { z } from 'zod'
import { ImportOptionsSchema } from './import-parts.ts'
import { ToldSchema } from './import-reasons.ts'

const IMPORT_STATES = ['waiting', 'running', 'canceling', 'done', 'failed', 'canceled'] as const
export const IMPORT_LINE_KINDS = ['left_out', 'remark', 'problem', 'warning'] as const
export type ImportLineKind = (typeof IMPORT_LINE_KINDS)[number]

const IMPORT_FAULTS = ['UNREADABLE', 'REFUSED', 'NOT_FETCHED', 'FILE_GONE', 'KILLED', 'FAILED'] as const

const CountSchema = z.object({
  given: z.number(),
  created: z.number(),
  updated: z.number(),
  retired: z.number(),
})

const ResultSchema = z.object({
  /** Null where nothing was new, and of a dry run. */
  generation: z.number().nullable(),
  ms: z.number(),
  rows: z.number(),
  /** By kind: `product`, `category` … */
  counts: z.record(z.string(), CountSchema),
})

export const ImportRunSchema = z
  .object({
    id: z.number(),
    state: z.enum(IMPORT_STATES),
    /** Who wanted it: somebody here, the call for updates, or its schedule. */
    reason: z.enum(['staff', 'update', 'clock']),
    title: z.string(),
    origin: z.object({ kind: z.enum(['file', 'url', 'folder']), where: z.string().nullable() }),
    /** Null once the file was taken away. */
    file_id: z.number().nullable(),
    options: ImportOptionsSchema,
    dry_run: z.boolean(),
    asked_at: z.string(),
    by: z.string().nullable(),
    started_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    /** Above one where a run was taken up again after its process had died. */
    attempts: z.number(),
    progress: z
      .object({
        step: z.enum(['opening', 'reading', 'joining', 'documents']),
        done: z.number(),
        total: z.number().nullable(),
      })
      .nullable(),
    result: ResultSchema.nullable(),
    /** How many lines there are of each kind, listed or not. */
    lines: z.record(z.enum(IMPORT_LINE_KINDS), z.number()),
    fault: ToldSchema.extend({ key: z.enum(IMPORT_FAULTS) }).nullable(),
  })
  .meta({ id: 'ImportRun' })
export type ImportRun = z.output<typeof ImportRunSchema>
export type ImportFault = (typeof IMPORT_FAULTS)[number]
