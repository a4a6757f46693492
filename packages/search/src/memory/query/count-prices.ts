import type { PriceBucket, SearchResult } from '../../port.ts'
import { pieces, type Steps } from '../steps.ts'
import type { Found } from './found.ts'
import { PriceTally } from './price-tally.ts'

type PriceCounts = Pick<SearchResult, 'ranges' | 'priceRange'>

/** Products per price bucket, and the lowest and highest price among them. */
export function* countPrices(
  prices: Uint32Array,
  found: Found,
  buckets: readonly PriceBucket[],
): Steps<PriceCounts> {
  const what = `prices ${JSON.stringify(buckets)}`
  const { ranges, priceRange } = yield* found.without<PriceCounts>('final_price', what, ({ slots }) =>
    counted(prices, slots, buckets),
  )
  const copies = ranges.map((range) => ({ ...range }))
  return priceRange ? { ranges: copies, priceRange: { ...priceRange } } : { ranges: copies }
}

function* counted(
  prices: Uint32Array,
  slots: Uint32Array,
  buckets: readonly PriceBucket[],
): Steps<PriceCounts> {
  const tally = new PriceTally(buckets)
  for (const piece of pieces(slots)) {
    tally.add(prices, piece)
    yield
  }
  const ranges = buckets.map((bucket) => ({ ...bucket, count: tally.within(bucket) }))
  return slots.length === 0 ? { ranges } : { ranges, priceRange: { min: tally.min, max: tally.max } }
}
