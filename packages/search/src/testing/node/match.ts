// The queries the shop sends, asked of one document after the other: its score, or undefined where it does not match.

import { edits } from './edits.ts'
import { childrenOf, frequencyOf, isText, type Seen, type Value, valuesAt } from './record.ts'

export type NodeQuery = Readonly<Record<string, unknown>>
type Score = number | undefined
type Clause<Body> = (body: Body, seen: Seen) => Score

const when = (holds: boolean, score = 1): Score => (holds ? score : undefined)
const same = (one: Value, other: Value) => String(one) === String(other)
const only = <T>(body: Readonly<Record<string, T>>): [string, T] => Object.entries(body)[0] as [string, T]

type Bool = Partial<Record<'filter' | 'must' | 'should' | 'must_not', readonly NodeQuery[]>> & {
  minimum_should_match?: number
}
type Scored = { queries: readonly NodeQuery[]; tie_breaker?: number }
type Functions = {
  query: NodeQuery
  functions: readonly { filter: NodeQuery; weight: number }[]
  max_boost: number
}
type Bounds = Partial<Record<'gte' | 'lte' | 'gt' | 'lt', number>>

const BOUNDS: Readonly<Record<keyof Bounds, (value: number, bound: number) => boolean>> = {
  gte: (value, bound) => value >= bound,
  lte: (value, bound) => value <= bound,
  gt: (value, bound) => value > bound,
  lt: (value, bound) => value < bound,
}

function bool({ filter = [], must = [], should = [], must_not = [], ...how }: Bool, seen: Seen): Score {
  const needed = how.minimum_should_match ?? (filter.length + must.length > 0 ? 0 : 1)
  const musts = must.map((query) => match(query, seen))
  const shoulds = should.map((query) => match(query, seen)).filter((score) => score !== undefined)
  const holds =
    filter.every((query) => match(query, seen) !== undefined) &&
    musts.every((score) => score !== undefined) &&
    !must_not.some((query) => match(query, seen) !== undefined) &&
    (should.length === 0 || shoulds.length >= needed)
  return when(
    holds,
    [...musts, ...shoulds].reduce<number>((sum, score) => sum + (score ?? 0), 0),
  )
}

function term(body: Readonly<Record<string, Value | { value: Value; boost?: number }>>, seen: Seen): Score {
  const [field, told] = only(body)
  const { value, boost = 1 } = typeof told === 'object' ? told : { value: told }
  if (!isText(field)) return when(valuesAt(seen, field).some((one) => same(one, value)))
  const frequency = frequencyOf(seen, field, String(value))
  return when(frequency > 0, boost * frequency)
}

function disMax({ queries, tie_breaker = 0 }: Scored, seen: Seen): Score {
  const scores = queries.map((query) => match(query, seen)).filter((score) => score !== undefined)
  if (scores.length === 0) return undefined
  const best = Math.max(...scores)
  return best + tie_breaker * (scores.reduce((sum, score) => sum + score, 0) - best)
}

function functionScore({ query, functions, max_boost }: Functions, seen: Seen): Score {
  const score = match(query, seen)
  if (score === undefined) return undefined
  const met = functions.filter(({ filter }) => match(filter, seen) !== undefined)
  return (
    score *
    Math.min(
      max_boost,
      met.reduce((product, { weight }) => product * weight, 1),
    )
  )
}

function range(body: Readonly<Record<string, Bounds>>, seen: Seen): Score {
  const [field, bounds] = only(body)
  const set = Object.entries(bounds) as [keyof Bounds, number][]
  const values = valuesAt(seen, field).map(Number)
  return when(values.some((value) => set.every(([name, bound]) => BOUNDS[name](value, bound))))
}

type Near = { value: string; fuzziness: number }

const CLAUSES: Readonly<Record<string, Clause<never>>> = {
  match_all: () => 1,
  match_none: () => undefined,
  bool,
  term,
  dis_max: disMax,
  function_score: functionScore,
  range,
  terms: (body: Readonly<Record<string, readonly Value[]>>, seen) => {
    const [field, wanted] = only(body)
    return when(valuesAt(seen, field).some((value) => wanted.some((one) => same(one, value))))
  },
  exists: ({ field }: { field: string }, seen) => when(valuesAt(seen, field).length > 0),
  nested: ({ query }: { query: NodeQuery }, seen) =>
    when(childrenOf(seen).some((child) => match(query, child) !== undefined)),
  prefix: (body: Readonly<Record<string, string>>, seen) => {
    const [field, begun] = only(body)
    return when(valuesAt(seen, field).some((value) => String(value).startsWith(begun)))
  },
  fuzzy: (body: Readonly<Record<string, Near>>, seen) => {
    const [field, { value, fuzziness }] = only(body)
    return when(valuesAt(seen, field).some((one) => edits(String(one), value) <= fuzziness))
  },
}

export function match(query: NodeQuery, seen: Seen): Score {
  const [name, body] = only(query)
  const clause = CLAUSES[name]
  if (!clause) throw new Error(`no node was ever asked for ${name}`)
  return clause(body as never, seen)
}
