import { type RawBuilder, sql } from 'kysely'
import { arrayLiteral } from './array-literal.ts'

type Column = { name: string; type: string }

const COLUMN = /^\s*"?(\w+)"?\s+(\w+)\s*$/

/**
 * Many rows as one array for each column: `from ${rowsOf(rows, 'sku text, qty int')} r`. One statement for a thousand
 * rows costs about what one row does, its text stays the same, and arrays are read three times faster than json.
 */
export function rowsOf(rows: readonly object[], columns: string): RawBuilder<unknown> {
  const described = columns.split(',').map(readColumn)
  const arrays = described.map(({ name, type }) => {
    const values = rows.map((row) => (row as Record<string, unknown>)[name])
    return sql`${arrayLiteral(values, type)}::${sql.raw(`${type}[]`)}`
  })
  const names = sql.join(described.map(({ name }) => sql.ref(name)))
  return sql`(select * from unnest(${sql.join(arrays)}) as given(${names}))`
}

function readColumn(text: string): Column {
  const [, name = '', type = ''] = COLUMN.exec(text) ?? []
  return { name, type }
}
