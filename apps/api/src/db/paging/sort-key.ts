import { type RawBuilder, sql } from 'kysely'

/** What rows are sorted by, never null. */
export type SortKey = { by: RawBuilder<unknown>; as: keyof typeof CURSOR_FORMS }

/** As a cursor writes what a row was sorted by, and as what the database reads it again. */
export const CURSOR_FORMS = {
  bigint: { cast: 'bigint', like: /^-?\d{1,18}$/ },
  moment: { cast: 'timestamptz', like: /^(-infinity|\d{4,6}-\d\d-\d\d [\d:.]{8,15}[+-][\d:]{2,8})$/ },
  sum: { cast: 'text', like: /^[A-Z]{3}\d{18}$/ },
  text: { cast: 'text', like: /^[\s\S]*$/ },
} as const

/** A sum: each money for itself, as nobody can say which of two moneys is more. Never below nothing. */
export const sumKey = (currency: RawBuilder<unknown>, minor: RawBuilder<unknown>): SortKey => {
  return { by: sql`(${currency} || lpad((${minor})::text, 18, '0')) collate "C"`, as: 'sum' }
}
/** A moment; what has none is before all others. */
export const momentKey = (at: RawBuilder<unknown>): SortKey => {
  return { by: sql`coalesce(${at}, '-infinity')`, as: 'moment' }
}
