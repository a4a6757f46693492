// One question to an index: what matches, in which order, which page of it, and the counts beside it.
import { type Aggs, aggregate } from './aggregate.ts'
import { match, type NodeQuery } from './match.ts'
import { type Seen, type Source, type Value, valuesAt } from './record.ts'

type Order = 'asc' | 'desc'
type Key = { order: Order; script?: { params: { seed: number } } }
export type Question = {
  query?: NodeQuery
  post_filter?: NodeQuery
  min_score?: number
  aggs?: Aggs
  sort?: readonly Readonly<Record<string, Key | Order>>[]
  from?: number
  size?: number
}
type Hit = { seen: Seen; score: number }

export function answerOf(documents: ReadonlyMap<string, Source>, question: Question): object {
  const { query = { match_all: {} }, post_filter = { match_all: {} }, min_score = -1 } = question
  const { aggs, sort = [], from = 0, size = 10 } = question
  const found = [...documents].flatMap(([id, source]): Hit[] => {
    const seen = { id, source }
    const score = match(query, seen)
    return score !== undefined && score >= min_score ? [{ seen, score }] : []
  })
  const chosen = found.filter(({ seen }) => match(post_filter, seen) !== undefined)
  const hits = chosen.sort((a, b) => compare(a, b, sort)).slice(from, from + size)
  return {
    hits: {
      total: { value: chosen.length },
      hits: hits.map(({ seen: { id, source }, score }) => ({ _id: id, _score: score, _source: source })),
    },
    ...(aggs && {
      aggregations: aggregate(
        aggs,
        found.map(({ seen }) => seen),
      ),
    }),
  }
}

function compare(a: Hit, b: Hit, sort: NonNullable<Question['sort']>): number {
  for (const key of sort) {
    const order = compareBy(a, b, Object.entries(key)[0] as [string, Key | Order])
    if (order !== 0) return order
  }
  return 0
}

/** What lacks a value comes last, whichever way. */
function compareBy(a: Hit, b: Hit, [field, told]: readonly [string, Key | Order]): number {
  const how = typeof told === 'string' ? { order: told } : told
  const [left, right] = [a, b].map((hit) => sortedBy(hit, field, how))
  if (left === right) return 0
  if (left === undefined || right === undefined) return left === undefined ? 1 : -1
  return (left < right ? -1 : 1) * (how.order === 'asc' ? 1 : -1)
}

function sortedBy({ seen, score }: Hit, field: string, { script }: Key): Value | undefined {
  if (field === '_score') return score
  if (field === '_script') return shuffled(Number(seen.id), script?.params.seed ?? 0)
  return valuesAt(seen, field)[0]
}

/** A node runs the shop's script; here any order that a seed decides will do. */
function shuffled(id: number, seed: number): number {
  const mixed = Math.imul(id ^ Math.imul(seed + 1, 0x9e37_79b1), 0x85eb_ca6b)
  return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35) >>> 0
}
