// What became of a table of customers or orders, or what would become of it.
import { z } from 'zod'
import { ToldSchema } from '../catalog/imports/import-reasons.ts'

const LinesSchema = z.object({
  count: z.number(),
  /** The first thousand. */
  items: z.array(ToldSchema.extend({ line: z.number() })),
})

export const TableReportSchema = z
  .object({
    rows: z.number(),
    created: z.number(),
    updated: z.number(),
    /** Those in which nothing is to change. */
    same: z.number(),
    left_out: LinesSchema,
    /** Taken, but otherwise than it stands there. */
    remarks: LinesSchema,
  })
  .meta({ id: 'TableReport' })
export type TableReport = z.output<typeof TableReportSchema>
