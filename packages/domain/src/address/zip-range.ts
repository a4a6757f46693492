/** Postcodes of one state, by their first three digits; both ends lie in it. */
export type ZipRange = { first: string; last: string }

const DIGITS = 3

export function rangeOfZip<Range extends ZipRange>(ranges: readonly Range[], zip: string): Range | undefined {
  const start = zip.trim().slice(0, DIGITS)
  return ranges.find(({ first, last }) => first <= start && start <= last)
}
