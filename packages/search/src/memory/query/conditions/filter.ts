import type { Bits } from '../../columns/bits/words.ts'
import type { TermColumn } from '../../columns/term-column.ts'
import type { Steps } from '../../steps.ts'
import { AnyWorkspace } from './any-workspace.ts'

/** A condition ready to run over slots. */
export type Filter = {
  field: string
  /** Keeps the matching slots of the first `count`, in place and in order; returns how many stay. */
  keep(buffer: Uint32Array, count: number): number
  /** To be run before many slots are asked: what it makes is worth it then. */
  prepare?(): Steps<void>
  /** How many filters are asked for each slot; 1 when left out. */
  cost?: number
  /** At most this many slots match; Infinity when the filter cannot list them. */
  reach: number
  /** Writes down every matching slot, dead ones included, in any order, each once; returns how many. */
  list?(sheet: Uint32Array): number
  /** Every matching slot as bits, for filters that have them; dear where few slots are asked. */
  bits?(): Steps<Bits | undefined>
  /** Set when the filter asks for certain values: what one child must have. */
  values?: { column: TermColumn; flags: Uint8Array }
}

export function matchAll(field: string): Filter {
  return { field, keep: (_buffer, count) => count, reach: Number.POSITIVE_INFINITY }
}

export function matchNone(field: string): Filter {
  return { field, keep: () => 0, reach: 0, list: () => 0 }
}

export function matchEvery(field: string, filters: readonly Filter[]): Filter {
  const [only, ...others] = filters
  if (only && others.length === 0) return only
  if (!only) return matchAll(field)
  return {
    field,
    reach: Number.POSITIVE_INFINITY,
    cost: costOf(filters),
    prepare: () => prepareAll(filters),
    keep: (buffer, count) => filters.reduce((passed, filter) => filter.keep(buffer, passed), count),
  }
}

/** Any of the filters: each is asked about those slots that none before it has accepted. */
export function matchAny(field: string, filters: readonly Filter[]): Filter {
  const [only, ...others] = filters
  if (only && others.length === 0) return only
  let workspace = new AnyWorkspace(0)
  return {
    field,
    reach: Number.POSITIVE_INFINITY,
    cost: costOf(filters),
    prepare: () => prepareAll(filters),
    keep(buffer, count) {
      workspace = workspace.places.length < count ? new AnyWorkspace(count) : workspace
      workspace.open(count)
      for (const filter of filters) if (workspace.count > 0) accept(filter, buffer, workspace)
      return workspace.keepAccepted(buffer, count)
    },
  }
}

function* prepareAll(filters: readonly Filter[]): Steps<void> {
  for (const filter of filters) if (filter.prepare) yield* filter.prepare()
}

/** A filter keeps slots in their order, so what it kept is told apart from the rest by walking along. */
function accept(filter: Filter, buffer: Uint32Array, workspace: AnyWorkspace): void {
  const { places, asked, isAccepted } = workspace
  for (let i = 0; i < workspace.count; i++) asked[i] = buffer[places[i] as number] as number
  const passed = filter.keep(asked, workspace.count)
  let at = 0
  let left = 0
  for (let i = 0; i < workspace.count; i++) {
    const place = places[i] as number
    if (at < passed && asked[at] === buffer[place]) {
      isAccepted[place] = 1
      at++
    } else places[left++] = place
  }
  workspace.count = left
}

function costOf(filters: readonly Filter[]): number {
  return filters.reduce((sum, { cost = 1 }) => sum + cost, 0)
}
