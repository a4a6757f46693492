// Conditions of the port as queries. A value may be a term or a number of a product; either will do.
import type { Condition, TermValue } from '../../port.ts'
import { all, any, NOTHING, not, type Query } from './boolean.ts'

/** Where a field's values lie: as terms, with their numbers beside them, and as numbers. */
type Paths = { terms?: string; numbers: string[] }

export function conditionQuery(condition: Condition): Query {
  return all(queriesOf(condition, pathsOf(condition.field)))
}

/** The same, asked of one child. */
export function childQuery(condition: Condition): Query {
  const path = `children.${condition.field}`
  return all(queriesOf(condition, { terms: path, numbers: [`${path}.n`] }))
}

export function numberPath(field: string): string {
  if (field === 'final_price') return 'price'
  return field === 'id' ? 'id' : `n.${field}`
}

function pathsOf(field: string): Paths {
  const numbers = numberPath(field)
  return numbers.startsWith('n.')
    ? { terms: `t.${field}`, numbers: [numbers, `t.${field}.n`] }
    : { numbers: [numbers] }
}

/** Operators are read only where they are set. */
function queriesOf(condition: Condition, paths: Paths): Query[] {
  const queries: Query[] = []
  if (condition.in) queries.push(hasOneOf(condition.in, paths))
  if (condition.nin) queries.push(not(hasOneOf(condition.nin, paths)))
  if (typeof condition.exists === 'boolean') {
    const has = any(
      [paths.terms ?? [], paths.numbers[0] ?? []].flat().map((field) => ({ exists: { field } })),
    )
    queries.push(condition.exists ? has : not(has))
  }
  const bounds = boundsOf(condition)
  if (bounds.length === 0) return queries
  if (bounds.some(([, bound]) => Number.isNaN(bound))) return [NOTHING]
  queries.push(any(paths.numbers.map((path) => ({ range: { [path]: Object.fromEntries(bounds) } }))))
  return queries
}

function hasOneOf(values: readonly TermValue[], { terms, numbers: [numbers = ''] }: Paths): Query {
  const plain = terms ? [{ terms: { [terms]: values.map(String) } }] : []
  const figures = values.filter((value) => String(value).trim() !== '' && Number.isFinite(Number(value)))
  // What is beside the terms says nothing more than they.
  const isBeside = terms !== undefined && numbers.startsWith(terms)
  const counted = figures.length > 0 && !isBeside ? [{ terms: { [numbers]: figures.map(Number) } }] : []
  return any([...plain, ...counted])
}

function boundsOf({ gte, lte, gt, lt }: Condition): [string, number][] {
  return Object.entries({ gte, lte, gt, lt }).flatMap(([name, bound]) =>
    typeof bound === 'number' ? [[name, bound]] : [],
  )
}
