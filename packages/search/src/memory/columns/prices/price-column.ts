import type { Steps } from '../../steps.ts'
import { grown } from '../grown.ts'
import { type PriceBounds, PriceOrder } from './price-order.ts'

/** Price of a slot that is not sold in the store. */
export const NOT_SOLD = 0xffffffff
/** Slots that came after the last sorting are looked at one by one, up to so many. */
const MAX_UNSORTED = 4_096

/** Prices of one store in minor units; 32 bits reach 42 million in major units, dearer ones are capped there. */
export class PriceColumn {
  #values: Uint32Array
  #end: number
  #order: { sorted: PriceOrder; all: Uint32Array } | undefined

  constructor(values = new Uint32Array(0)) {
    this.#values = values
    this.#end = values.length
  }

  get values(): Uint32Array {
    return this.#values
  }

  write(slot: number, priceMinor: number | undefined): void {
    this.copy(slot, isPrice(priceMinor) ? Math.min(Math.round(priceMinor), NOT_SOLD - 1) : NOT_SOLD)
  }

  /** A value taken from another price column. */
  copy(slot: number, stored = NOT_SOLD): void {
    this.#values = grown(this.#values, slot + 1, NOT_SOLD)
    this.#values[slot] = stored
    this.#end = slot + 1
  }

  keepSold(buffer: Uint32Array, count: number): number {
    const values = this.#values
    let passed = 0
    for (let i = 0; i < count; i++) {
      const slot = buffer[i] as number
      if (values[slot] !== NOT_SOLD) buffer[passed++] = slot
    }
    return passed
  }

  /** A bit for each slot that is sold at such a price. */
  *bitsWithin(bounds: PriceBounds): Steps<Uint32Array> {
    const end = this.#end
    if (!this.#order || end - this.#order.sorted.end > MAX_UNSORTED) {
      const sorted = yield* PriceOrder.of(this.#values, { end, none: NOT_SOLD })
      this.#order = { sorted, all: sorted.all() }
    }
    const { sorted, all } = this.#order
    const bits = new Uint32Array((end + 31) >>> 5)
    sorted.mark(bits, bounds, all)
    for (let slot = sorted.end; slot < end; slot++) {
      const price = this.#values[slot] as number
      if (price !== NOT_SOLD && price >= bounds.atLeast && price <= bounds.atMost)
        bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31))
    }
    return bits
  }
}

function isPrice(priceMinor: number | undefined): priceMinor is number {
  return priceMinor !== undefined && priceMinor >= 0
}
