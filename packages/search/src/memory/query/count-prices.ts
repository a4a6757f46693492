import type { PriceBucket, SearchResult } from '../../port.ts'
import type { SlotSet } from '../columns/slot-set.ts'

type PriceCounts = Pick<SearchResult, 'ranges' | 'priceRange'>

/** Products per price bucket, and the lowest and highest price among them. */
export function countPrices(prices: Uint32Array, set: SlotSet, buckets: readonly PriceBucket[]): PriceCounts {
  return set.remember(`prices ${JSON.stringify(buckets)}`, () => {
    const found = Uint32Array.from(set.slots, (slot) => prices[slot] as number)
    const counts = buckets.map((bucket) => countWithin(found, bucket))
    const ranges = buckets.map((bucket, at) => ({ ...bucket, count: counts[at] ?? 0 }))
    if (found.length === 0) return { ranges }
    return { ranges, priceRange: bounds(found) }
  })
}

function countWithin(prices: Uint32Array, { from, to }: PriceBucket): number {
  const lowest = from ?? 0
  const above = to ?? Number.POSITIVE_INFINITY
  let count = 0
  for (let i = 0; i < prices.length; i++) {
    const price = prices[i] as number
    if (price >= lowest && price < above) count++
  }
  return count
}

function bounds(prices: Uint32Array): { min: number; max: number } {
  let min = prices[0] as number
  let max = min
  for (let i = 1; i < prices.length; i++) {
    const price = prices[i] as number
    if (price < min) min = price
    else if (price > max) max = price
  }
  return { min, max }
}
