import type { SearchRequest } from '../../../port.ts'
import type { Catalogue } from '../../catalogue.ts'
import { numbersOf } from '../conditions/compile-condition.ts'

type OrderKey = { values: Float64Array | Uint32Array | Float32Array; sign: 1 | -1 }

export type Order = {
  /** The first key decides almost every comparison, so callers may look at it alone first. */
  first: OrderKey
  /** Negative when the first slot comes first; never 0 for two living products. */
  compare(a: number, b: number): number
  name: string
}

/** Scores, when there is a text, are a field like any other. */
export function orderOf(catalogue: Catalogue, request: SearchRequest, scores?: Float32Array): Order {
  const asked =
    request.sort.length === 0 && scores ? [{ field: 'score', direction: 'desc' as const }] : request.sort
  const keys: OrderKey[] = []
  const names: string[] = []
  for (const { field, direction } of asked) {
    const values = field === 'score' ? scores : numbersOf(catalogue, request.store, field)
    if (!values || names.length === MOST_KEYS) continue
    keys.push({ values, sign: direction === 'asc' ? 1 : -1 })
    names.push(`${field} ${direction}`)
  }
  const byId: OrderKey = { values: catalogue.ids.values, sign: -1 }
  return { first: keys[0] ?? byId, compare: comparison([...keys, byId]), name: names.join() }
}

const MOST_KEYS = 8

function comparison(keys: readonly OrderKey[]): (a: number, b: number) => number {
  return (a, b) => {
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as OrderKey
      const left = key.values[a] as number
      const right = key.values[b] as number
      if (left !== right) {
        const order = compareNumbers(left, right, key.sign)
        if (order !== 0) return order
      }
    }
    return 0
  }
}

/** A product without the number comes last in either direction. */
function compareNumbers(left: number, right: number, sign: 1 | -1): number {
  if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : 1
  if (Number.isNaN(right)) return -1
  return left < right ? -sign : sign
}
