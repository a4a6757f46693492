import { type RawBuilder, sql } from 'kysely'

/** To sort by when something ends: what never does stands behind all that does. */
export const endSql = (column: string): RawBuilder<number> =>
  sql`coalesce((extract(epoch from ${sql.ref(column)}) * 1000)::bigint, ${sql.lit(Number.MAX_SAFE_INTEGER)}::bigint)`
