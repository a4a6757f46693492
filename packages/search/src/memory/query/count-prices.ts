import type { PriceBucket, SearchResult } from '../../port.ts'
import type { Found } from './found.ts'

type PriceCounts = Pick<SearchResult, 'ranges' | 'priceRange'>

/** Products per price bucket, and the lowest and highest price among them. */
export function countPrices(prices: Uint32Array, found: Found, buckets: readonly PriceBucket[]): PriceCounts {
  const what = `prices ${JSON.stringify(buckets)}`
  const { ranges, priceRange } = found.without<PriceCounts>('final_price', what, ({ slots }) => {
    const among = pricesOf(prices, slots)
    const counted = buckets.map((bucket) => ({ ...bucket, count: countWithin(among, bucket) }))
    return among.length === 0 ? { ranges: counted } : { ranges: counted, priceRange: bounds(among) }
  })
  const copies = ranges.map((range) => ({ ...range }))
  return priceRange ? { ranges: copies, priceRange: { ...priceRange } } : { ranges: copies }
}

function pricesOf(prices: Uint32Array, slots: Uint32Array): Uint32Array {
  const found = new Uint32Array(slots.length)
  for (let i = 0; i < slots.length; i++) found[i] = prices[slots[i] as number] as number
  return found
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
