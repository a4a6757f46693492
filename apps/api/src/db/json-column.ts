import type { ColumnType, RawBuilder } from 'kysely'

/** A jsonb column: read as unknown until the reader says what it is, written through `json()`. */
export type Json = ColumnType<unknown, RawBuilder<unknown> | string, RawBuilder<unknown> | string>
export type DefaultJson = ColumnType<
  unknown,
  RawBuilder<unknown> | string | undefined,
  RawBuilder<unknown> | string
>
