// The same SearchQuery over small sets of plain documents (categories, attributes, pages, reviews).
import type { SearchQuery } from '@vitrine/contract/catalog'
import type { Condition } from '@vitrine/search/port'
import type { EntityDocument as Document } from '#api/entity-source.ts'
import { refuseSort } from '#api/features/catalog/search/query/parse-sort.ts'
import { parseValue, refuse } from '#api/features/catalog/search/query/parse-value.ts'

type Test = (document: Document) => boolean
export type SortBy = { field: string; direction: 'asc' | 'desc'; path: string }

const FIELD_NAME = /^[a-z_][a-z0-9_]*(\.[a-z_][a-z0-9_]*)*$/i

/** What none of the documents has; of no documents nothing can be said. */
export function findUnknown(
  documents: readonly Document[],
  names: readonly string[],
  optional: readonly string[],
): string | undefined {
  if (documents.length === 0) return undefined
  const known = new Set([...documents.flatMap((one) => Object.keys(one)), ...optional])
  return names.find((name) => !known.has(name.split('.')[0] ?? ''))
}

/** Refuses a filter by what none of the documents has. */
export function assertKnown(
  documents: readonly Document[],
  names: readonly string[],
  optional: readonly string[],
): void {
  const unknown = findUnknown(documents, names, optional)
  if (unknown !== undefined) throw refuse(unknown, 'is not a field of these documents', 'UNKNOWN_FIELD')
}

/** Filters of the query, then its text in any of the named fields. */
export function filterDocuments<T extends Document>(
  documents: readonly T[],
  query: SearchQuery,
  textFields: readonly string[],
): T[] {
  const tests = testsOf(query)
  const text = query._searchText.trim().toLowerCase()
  return documents.filter(
    (document) =>
      tests.every((test) => test(document)) &&
      (text === '' ||
        textFields.some((field) =>
          String(document[field] ?? '')
            .toLowerCase()
            .includes(text),
        )),
  )
}

/** Stable; documents without the field come last. */
export function sortDocuments<T extends Document>(documents: readonly T[], keys: readonly SortBy[]): T[] {
  const nameless = keys.find(({ field }) => !FIELD_NAME.test(field))
  if (nameless) throw refuseSort(nameless, 'is not a field')
  return documents.toSorted((a, b) => {
    for (const { field, direction } of keys) {
      const order = compare(own(a, field), own(b, field), direction === 'desc' ? -1 : 1)
      if (order !== 0) return order
    }
    return 0
  })
}

function own(document: Document, field: string): unknown {
  return Object.hasOwn(document, field) ? document[field] : undefined
}

function testsOf({ _appliedFilters }: SearchQuery): Test[] {
  const parsed = _appliedFilters.map(({ attribute, value }) => {
    if (!FIELD_NAME.test(attribute)) throw refuse(attribute, 'is not a field')
    const { operators, isAlternative } = parseValue(attribute, value, toNumber)
    return { isAlternative, test: (document: Document) => meets(valuesAt(document, attribute), operators) }
  })
  const alternatives = parsed.filter((one) => one.isAlternative).map((one) => one.test)
  const all = parsed.filter((one) => !one.isAlternative).map((one) => one.test)
  return alternatives.length === 0 ? all : [...all, (document) => alternatives.some((test) => test(document))]
}

function toNumber(value: string | number): number {
  return typeof value === 'string' && Number.isNaN(Number(value)) ? Date.parse(value) : Number(value)
}

/** Values as the wire compares them: texts; of a boolean, whichever way it is written. */
function meets(values: readonly string[], wanted: Omit<Condition, 'field'>): boolean {
  const { in: wantedOnes, nin, exists, gte, lte, gt, lt } = wanted
  if (exists !== undefined && values.length > 0 !== exists) return false
  if (wantedOnes && !wantedOnes.some((one) => values.includes(String(one)))) return false
  if (nin?.some((one) => values.includes(String(one)))) return false
  if (gte === undefined && lte === undefined && gt === undefined && lt === undefined) return true
  return values.map(toNumber).some((value) => isWithin(value, { gte, lte, gt, lt }))
}

function isWithin(value: number, { gte, lte, gt, lt }: Omit<Condition, 'field'>): boolean {
  return (
    value >= (gte ?? Number.NEGATIVE_INFINITY) &&
    value <= (lte ?? Number.POSITIVE_INFINITY) &&
    (gt === undefined || value > gt) &&
    (lt === undefined || value < lt)
  )
}

/** A dotted path through lists means "any element". */
function valuesAt(document: Document, path: string): string[] {
  let level: unknown[] = [document]
  for (const key of path.split('.')) level = level.flatMap((value) => step(value, key))
  return level
    .filter((value) => value !== null && value !== undefined)
    .flatMap((value) => (typeof value === 'boolean' ? [Number(value), value] : [value]))
    .map(String)
}

function step(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return []
  const inner = (value as Document)[key]
  return Array.isArray(inner) ? inner : [inner]
}

function compare(left: unknown, right: unknown, sign: 1 | -1): number {
  if (left === right) return 0
  if (left === null || left === undefined) return 1
  if (right === null || right === undefined) return -1
  if (typeof left === 'number' && typeof right === 'number') return left < right ? -sign : sign
  return String(left) < String(right) ? -sign : sign
}
