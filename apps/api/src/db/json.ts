import { type ColumnType, type RawBuilder, sql } from 'kysely'

/** A jsonb column: read as unknown until the reader says what it is, written through `json()`. */
export type Json = ColumnType<unknown, RawBuilder<unknown> | string, RawBuilder<unknown> | string>
export type DefaultJson = ColumnType<
  unknown,
  RawBuilder<unknown> | string | undefined,
  RawBuilder<unknown> | string
>

/** A value for a jsonb column. Without it the driver would send a list as a PostgreSQL array. */
export function json<T>(value: T): RawBuilder<T> {
  return sql`${JSON.stringify(value)}::jsonb`
}
