import type { SearchRequest, SortKey } from '../../port.ts'
import type { Query } from './boolean.ts'
import { numberPath } from './conditions.ts'

const MAX_KEYS = 8

/** The sort of a question; ties end by id, descending. */
export function orderOf({ sort, seed = 0 }: SearchRequest, hasScores: boolean): Query[] {
  const asked: readonly SortKey[] =
    sort.length === 0 && hasScores ? [{ field: 'score', direction: 'desc' }] : sort
  const once = asked.filter(({ field }, at) => asked.findIndex((one) => one.field === field) === at)
  const keys = once.filter(({ field }) => field !== 'score' || hasScores).slice(0, MAX_KEYS)
  const byId = keys.some(({ field }) => field === 'id') ? [] : [{ id: 'desc' }]
  return [...keys.map((key) => toKey(key, seed)), ...byId]
}

function toKey({ field, direction: order }: SortKey, seed: number): Query {
  if (field === 'score') return { _score: { order } }
  if (field === 'random') return { _script: { type: 'number', order, script: shuffle(seed) } }
  if (field === 'place') return { name: { order, missing: '_last' } }
  return { [numberPath(field)]: { order, missing: '_last', unmapped_type: 'double' } }
}

/** The order the engine in memory makes of the same seed. */
function shuffle(seed: number): Query {
  return {
    source: `int mixed = ((int) doc['id'].value ^ (params.seed * (int) 0x9e3779b1L)) * (int) 0x85ebca6bL;
      return (((mixed ^ (mixed >>> 13)) * (int) 0xc2b2ae35L) ^ (mixed >>> 16)) & 0xffffffffL;`,
    params: { seed: Math.trunc(seed) | 0 },
  }
}
