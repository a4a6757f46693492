import { type RawBuilder, sql } from 'kysely'

/** Columns of a table, as they stand, and as a feed gives them but for the parts that were written by hand. */
export function keptByHand(
  table: string,
  parts: Readonly<Record<string, string>>,
): { columns: string; standing: string; byFeed: RawBuilder<unknown> } {
  const columns = Object.keys(parts)
  const given = Object.entries(parts).map(
    ([column, part]) =>
      `case when '${part}' = any(${table}.edited_parts) then ${table}.${column} else excluded.${column} end`,
  )
  return {
    columns: columns.join(', '),
    standing: columns.map((column) => `${table}.${column}`).join(', '),
    byFeed: sql.raw(given.join(', ')),
  }
}
