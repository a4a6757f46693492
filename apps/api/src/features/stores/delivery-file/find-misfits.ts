import type { Found, Problem } from './delivery-file-invalid.ts'
import { ROW_KINDS, type RowKind } from './row-schemas.ts'

/** What makes a line the only one of its kind. */
const KEYS: Record<RowKind, readonly string[]> = {
  way: ['carrier', 'method'],
  country: ['store', 'country'],
  postcode: ['store', 'country', 'prefix'],
  rate: ['store', 'zone', 'carrier', 'method', 'up_to_grams'],
  point: ['carrier', 'method', 'country', 'code'],
}
/** A shop without these delivers nothing to anybody. */
const NEEDED: readonly RowKind[] = ['way', 'country', 'rate']

const keyOf = (row: object, columns: readonly string[]) =>
  JSON.stringify(columns.map((column) => (row as Record<string, unknown>)[column]))

/** What is right line by line and wrong together: twice the same, or something no other line knows. */
export function findMisfits(found: Found): Problem[] {
  const empty = NEEDED.filter((kind) => found[kind].length === 0)
  return [
    ...empty.map((kind) => ({ line: 1, message: `the file has no line that begins with ${kind}` })),
    ...ROW_KINDS.flatMap((kind) => repeated(found[kind], KEYS[kind])),
    ...unknownTo(found.way, [...found.rate, ...found.point], KEYS.way),
    ...unknownTo(found.country, found.postcode, KEYS.country),
  ]
}

type Lines = readonly { line: number; row: object }[]

function repeated(lines: Lines, columns: readonly string[]): Problem[] {
  const first = new Map<string, number>()
  return lines.flatMap(({ line, row }) => {
    const key = keyOf(row, columns)
    const before = first.get(key)
    if (before === undefined) first.set(key, line)
    return before === undefined
      ? []
      : [{ line, column: columns.join('+'), message: `says again what line ${before} says` }]
  })
}

function unknownTo(known: Lines, lines: Lines, columns: readonly string[]): Problem[] {
  const keys = new Set(known.map(({ row }) => keyOf(row, columns)))
  return lines
    .filter(({ row }) => !keys.has(keyOf(row, columns)))
    .map(({ line }) => ({ line, column: columns.join('+'), message: 'no other line of the file says so' }))
}
