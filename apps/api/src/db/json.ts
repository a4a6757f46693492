import { type RawBuilder, sql } from 'kysely'

/** A value for a jsonb column. Without it the driver would send a list as a PostgreSQL array. */
export function json<T>(value: T): RawBuilder<T> {
  return sql`${JSON.stringify(value)}::jsonb`
}
