import type { Condition, TermValue } from '../../../port.ts'
import type { Filter } from './filter.ts'

export type Range = (value: number) => boolean
type Numbers = Float64Array | Uint32Array

export function hasBounds({ gte, lte, gt, lt }: Condition): boolean {
  return gte !== undefined || lte !== undefined || gt !== undefined || lt !== undefined
}

/** NaN, as a value or as a bound, is inside no range. */
export function rangeOf({ gte, lte, gt, lt }: Condition): Range {
  const atLeast = gte ?? Number.NEGATIVE_INFINITY
  const atMost = lte ?? Number.POSITIVE_INFINITY
  const above = gt ?? Number.NEGATIVE_INFINITY
  const below = lt ?? Number.POSITIVE_INFINITY
  const openAbove = gt === undefined
  const openBelow = lt === undefined
  return (value) =>
    value >= atLeast && value <= atMost && (openAbove || value > above) && (openBelow || value < below)
}

export function isWithin(field: string, numbers: Numbers, contains: Range): Filter {
  return numberFilter(field, numbers, contains)
}

export function isOneOf(field: string, numbers: Numbers, values: readonly TermValue[]): Filter {
  const wanted = new Set(values.map(String))
  return numberFilter(field, numbers, (value) => wanted.has(String(value)))
}

export function isNoneOf(field: string, numbers: Numbers, values: readonly TermValue[]): Filter {
  const unwanted = new Set(values.map(String))
  return numberFilter(field, numbers, (value) => !unwanted.has(String(value)))
}

export function isNumber(field: string, numbers: Numbers, exists: boolean): Filter {
  return numberFilter(field, numbers, (value) => Number.isNaN(value) !== exists)
}

function numberFilter(field: string, numbers: Numbers, accepts: Range): Filter {
  return {
    field,
    reach: Number.POSITIVE_INFINITY,
    keep(buffer, count) {
      let kept = 0
      for (let i = 0; i < count; i++) {
        const slot = buffer[i] as number
        if (accepts(numbers[slot] as number)) buffer[kept++] = slot
      }
      return kept
    },
  }
}
