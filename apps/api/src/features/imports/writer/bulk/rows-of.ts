import { type RawBuilder, sql } from 'kysely'

type Column = { name: string; type: string }

const COLUMN = /^\s*"?(\w+)"?\s+(\w+)\s*$/

/**
 * Many rows as one array for each column: `from ${rowsOf(rows, 'sku text, qty int')} r`. One statement for a thousand
 * rows costs about what one row does, its text stays the same, and arrays are read three times faster than json.
 */
export function rowsOf(rows: readonly object[], columns: string): RawBuilder<unknown> {
  const described = readColumns(columns)
  const arrays = described.map(({ name, type }) => {
    const values = rows.map((row) => (row as Record<string, unknown>)[name])
    return sql`${arrayLiteral(values, type)}::${sql.raw(`${type}[]`)}`
  })
  const names = sql.join(described.map(({ name }) => sql.ref(name)))
  return sql`(select * from unnest(${sql.join(arrays)}) as given(${names}))`
}

export function readColumns(columns: string): Column[] {
  return columns.split(',').map(readColumn)
}

function readColumn(text: string): Column {
  const [, name = '', type = ''] = COLUMN.exec(text) ?? []
  return { name, type }
}

const NEEDS_ESCAPE = /["\\]/
const ESCAPED = /["\\]/g

/** Values as PostgreSQL writes an array of one dimension. Nothing is its null; json is given as it will be read. */
function arrayLiteral(values: readonly unknown[], type: string): string {
  const toText = type === 'jsonb' || type === 'json' ? JSON.stringify : String
  let literal = ''
  for (const value of values) {
    literal += literal === '' ? '{' : ','
    literal += value === null || value === undefined ? 'NULL' : elementOf(value, toText)
  }
  return literal === '' ? '{}' : `${literal}}`
}

function elementOf(value: unknown, toText: (value: unknown) => string): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = toText(value)
  return `"${NEEDS_ESCAPE.test(text) ? text.replace(ESCAPED, '\\$&') : text}"`
}
