// Where in a JSON text a place is, for a refusal that names the field; read only when a body is refused.

type Level = { key: string | number; isList: boolean }

const MAX_KEY = 60

/** `searchQuery._appliedFilters.0.value.in.9990` for a byte inside of it; nothing for the body itself. */
export function pathAt(body: Uint8Array, end: number): string {
  const text = Buffer.from(body.subarray(0, end)).toString('latin1')
  const levels: Level[] = []
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[[\]{},]/gs)) follow(levels, sign)
  return levels
    .map(({ key }) => key)
    .filter((key) => key !== '')
    .join('.')
    .slice(0, 200)
}

function follow(levels: Level[], sign: string): void {
  const level = levels.at(-1)
  if (sign === '[') levels.push({ key: 0, isList: true })
  else if (sign === '{') levels.push({ key: '', isList: false })
  else if (sign === ']' || sign === '}') levels.pop()
  else if (sign === ',' && level) level.key = level.isList ? Number(level.key) + 1 : ''
  else if (sign.endsWith(':') && level) level.key = nameOf(sign)
}

/** What is no plain name is not repeated: it stands in logs and on screens. */
function nameOf(sign: string): string {
  const name = sign.slice(1, sign.lastIndexOf('"'))
  return /^[\w.-]+$/.test(name) ? name.slice(0, MAX_KEY) : '?'
}
