import type { TermColumn } from '../../columns/term-column.ts'

/** A condition ready to run over slots. */
export type Filter = {
  field: string
  /** Keeps the matching slots of the first `count`, in place; returns how many stay. */
  keep(buffer: Uint32Array, count: number): number
  /** At most this many slots match; Infinity when the filter cannot list them. */
  reach: number
  /** Every matching slot, dead ones included, in any order, each once. */
  list?(): Uint32Array
  /** Set when the filter asks for certain values: what one child must have. */
  values?: { column: TermColumn; marks: Uint8Array }
}

export function matchAll(field: string): Filter {
  return { field, keep: (_buffer, count) => count, reach: Number.POSITIVE_INFINITY }
}

export function matchNone(field: string): Filter {
  return { field, keep: () => 0, reach: 0, list: () => new Uint32Array(0) }
}

export function matchEvery(field: string, filters: readonly Filter[]): Filter {
  const [only, ...others] = filters
  if (only && others.length === 0) return only
  if (!only) return matchAll(field)
  return {
    field,
    reach: Number.POSITIVE_INFINITY,
    keep: (buffer, count) => filters.reduce((kept, filter) => filter.keep(buffer, kept), count),
  }
}

/** Any of the filters: each works on a copy, and a slot stays when one of them kept it. */
export function matchAny(field: string, filters: readonly Filter[]): Filter {
  const [only, ...others] = filters
  if (only && others.length === 0) return only
  return {
    field,
    reach: Number.POSITIVE_INFINITY,
    keep(buffer, count) {
      const accepted = new Set<number>()
      for (const filter of filters) {
        const copy = buffer.slice(0, count)
        const kept = filter.keep(copy, count)
        for (let i = 0; i < kept; i++) accepted.add(copy[i] as number)
      }
      let kept = 0
      for (let i = 0; i < count; i++) {
        const slot = buffer[i] as number
        if (accepted.has(slot)) buffer[kept++] = slot
      }
      return kept
    },
  }
}
