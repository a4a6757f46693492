import { type RawBuilder, sql } from 'kysely'

/**
 * Many rows as one parameter: `from ${rowsOf(rows, 'sku text, qty int')} r`. One statement for a thousand rows
 * costs about what one row does, and the text of the statement stays the same.
 */
export function rowsOf(rows: readonly object[], columns: string): RawBuilder<unknown> {
  return sql`(select * from json_to_recordset(${JSON.stringify(rows)}::json) as given(${sql.raw(columns)}))`
}
