import { isDelivery } from '../checkout/total-segments.ts'

type Segment = { code: string; value: number | null }

const REPEATS = new Set(['our_discount', 'grand_total_before_discount', 'grand_total'])

/** All that is told of sums, the total last: on a page, in a mail and on an invoice the same. */
export function shownSums<S extends Segment>(segments: readonly S[]): (S & { value: number })[] {
  const total = segments.filter(({ code }) => code === 'grand_total')
  return [...visibleSegments(segments), ...total].filter(
    (segment): segment is S & { value: number } => segment.value !== null,
  )
}

/**
 * The sums people are told above the total, on a page and in a mail: rows that only repeat others stay away, and so does
 * what comes to nothing, but for delivery, which is told to be free.
 */
export function visibleSegments<S extends Segment>(segments: readonly S[]): S[] {
  return segments.filter((row) => !REPEATS.has(row.code) && (row.value !== 0 || isDelivery(row)))
}
