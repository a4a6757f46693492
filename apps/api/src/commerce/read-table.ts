import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

/** A table of commerce: by which name who mends it finds it, and what is read of it. */
export type Table = { table: string; query: RawBuilder<unknown> }

export const CountrySchema = z.string().regex(/^[A-Z]{2}$/)

/** The rows as one value, so that many tables come with one question. */
export const listOf = ({ query }: Table) => sql`(select coalesce(jsonb_agg(one), '[]') from (${query}) one)`

/** What somebody wrote into them by hand is input, too. Throws where a row makes no sense, naming table and field. */
export function parseRows<S extends z.ZodType>(
  { table }: Pick<Table, 'table'>,
  schema: S,
  rows: unknown,
): z.output<S>[] {
  const parsed = z.array(schema).safeParse(rows)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`A row of ${table} makes no sense: ${issue?.path.join('.')}: ${issue?.message}`)
}
