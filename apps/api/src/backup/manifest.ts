import { z } from 'zod'

/** Of the shape of a backup, not of what lies in it: that is told by the migrations. */
export const BACKUP_FORMAT = 1

const Table = z.object({
  name: z.string(),
  /** Those a row is written with: what the database reckons itself is not in it. */
  columns: z.array(z.string()),
  rows: z.number().int(),
})
const Sequence = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })

/** What a backup says of itself, in the file `backup.json` beside its tables. */
export const ManifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  madeAt: z.iso.datetime(),
  /** How the database was laid out when it was made. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).nonempty(),
  tables: z.array(Table).nonempty(),
  sequences: z.array(Sequence),
})

export type Manifest = z.infer<typeof ManifestSchema>
export type TableOfBackup = Manifest['tables'][number]

/** Where a table's rows lie, in PostgreSQL's own text format. */
export const fileOf = (table: Pick<TableOfBackup, 'name'>): string => `tables/${table.name}.copy`
