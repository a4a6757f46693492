type Segment = { code: string; value: number | null }

const REPEATS = new Set(['our_discount', 'grand_total_before_discount', 'grand_total'])

/** The sums people are told above the total, on a page and in a mail: rows that only repeat others stay away. */
export function toldSegments<S extends Segment>(segments: readonly S[]): S[] {
  return segments.filter(({ code, value }) => !REPEATS.has(code) && (value !== 0 || code === 'shipping'))
}
