import type { SearchRequest, SortKey } from '../../../port.ts'
import type { Catalogue } from '../../catalogue.ts'
import { type Steps, spans } from '../../steps.ts'
import { numbersOf } from '../conditions/compile-condition.ts'
import type { Workspace } from '../workspaces.ts'

type OrderKey = { values: Float64Array | Uint32Array | Float32Array; sign: 1 | -1 }

export type Order = {
  /** The first key decides almost every comparison, so callers may look at it alone first. */
  first: OrderKey
  /** Negative when the first slot comes first; never 0 for two living products. */
  compare(a: number, b: number): number
  /** How many keys a comparison may look at. */
  keys: number
  /** Told apart from other orders by it; undefined for one that nobody asks for twice. */
  name: string | undefined
}

export type OrderInput = {
  catalogue: Catalogue
  request: SearchRequest
  workspace: Workspace
  /** When there is a text; a field like any other. */
  scores: Float32Array | undefined
}

export function* orderOf({ request, scores, ...how }: OrderInput): Steps<Order> {
  const asked =
    request.sort.length === 0 && scores ? [{ field: 'score', direction: 'desc' as const }] : request.sort
  // What a field leaves undecided, the same field decides no better the second time.
  const once = asked.filter(({ field }, at) => asked.findIndex((one) => one.field === field) === at)
  const keys: OrderKey[] = []
  const names: string[] = []
  for (const key of once) {
    const values = yield* valuesOf(key, { request, scores, ...how })
    if (!values || names.length === MAX_KEYS) continue
    keys.push({ values, sign: key.direction === 'asc' ? 1 : -1 })
    names.push(`${key.field} ${key.direction}`)
  }
  const isMadeUp = asked.some(({ field }) => field === 'random' || field === 'place')
  const byId: OrderKey = { values: how.catalogue.ids.values, sign: -1 }
  return {
    first: keys[0] ?? byId,
    compare: comparison([...keys, byId]),
    keys: keys.length + 1,
    name: isMadeUp ? undefined : names.join(),
  }
}

function* valuesOf(
  { field, direction }: SortKey,
  { catalogue, request, workspace, scores }: OrderInput,
): Steps<OrderKey['values'] | undefined> {
  if (field === 'score') return scores
  const { ids, slots } = catalogue
  const making = { ids: ids.values, sheet: workspace.takeBuffer(slots), slots }
  if (field === 'random') return yield* shuffled(making, request.seed ?? 0)
  if (field === 'place') return yield* placesOf(making, { places: request.places, direction })
  workspace.releaseBuffer()
  return numbersOf(catalogue, request.store, field)
}

type Making = { ids: Float64Array; sheet: Uint32Array; slots: number }

/** A number for each product that depends on its id and the seed alone. */
function* shuffled({ ids, sheet, slots }: Making, seed: number): Steps<Uint32Array> {
  for (const { from, to } of spans(slots)) {
    for (let slot = from; slot < to; slot++) {
      const mixed = Math.imul((ids[slot] as number) ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b)
      sheet[slot] = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) ^ (mixed >>> 16)
    }
    yield
  }
  return sheet
}

type Placing = Pick<SearchRequest, 'places'> & Pick<SortKey, 'direction'>

/** A product without a place comes last in either direction. */
function* placesOf(
  { ids, sheet, slots }: Making,
  { places = new Uint32Array(0), direction }: Placing,
): Steps<Uint32Array> {
  const none = direction === 'asc' ? NO_PLACE : 0
  for (const { from, to } of spans(slots)) {
    for (let slot = from; slot < to; slot++) sheet[slot] = places[ids[slot] as number] || none
    yield
  }
  return sheet
}

const NO_PLACE = 0xffffffff
const MAX_KEYS = 8

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
