import type { PriceBucket } from '../../port.ts'

// How many prices lie between one edge of any bucket and the next, so that each price is looked at once,
// however many buckets there are and however they overlap.
export class PriceTally {
  min = Number.POSITIVE_INFINITY
  max = 0
  readonly #edges: Float64Array
  /** By number of edges at or below the price. */
  readonly #counts: Float64Array

  constructor(buckets: readonly PriceBucket[]) {
    this.#edges = Float64Array.from(new Set(buckets.flatMap(edgesOf))).sort()
    this.#counts = new Float64Array(this.#edges.length + 1)
  }

  add(prices: Uint32Array, slots: Uint32Array): void {
    const [edges, counts] = [this.#edges, this.#counts]
    let { min, max } = this
    for (let i = 0; i < slots.length; i++) {
      const price = prices[slots[i] as number] as number
      if (price < min) min = price
      if (price > max) max = price
      let at = 0
      for (let high = edges.length; at < high; ) {
        const middle = (at + high) >>> 1
        if ((edges[middle] as number) <= price) at = middle + 1
        else high = middle
      }
      counts[at] = (counts[at] as number) + 1
    }
    this.min = min
    this.max = max
  }

  within(bucket: PriceBucket): number {
    const [from, to] = edgesOf(bucket)
    const [first, end] = [this.#edges.indexOf(from), this.#edges.indexOf(to)]
    return this.#counts.subarray(first + 1, end + 1).reduce((sum, count) => sum + count, 0)
  }
}

function edgesOf({ from = 0, to = Number.POSITIVE_INFINITY }: PriceBucket): [number, number] {
  return [from, to]
}
