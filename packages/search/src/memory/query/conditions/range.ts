import type { Condition } from '../../../port.ts'

export type Range = (value: number) => boolean

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
