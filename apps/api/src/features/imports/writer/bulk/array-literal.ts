const NEEDS_ESCAPE = /["\\]/
const ESCAPED = /["\\]/g

/** Values as PostgreSQL writes an array of one dimension. Nothing is its null; json is given as it will be read. */
export function arrayLiteral(values: readonly unknown[], type: string): string {
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
