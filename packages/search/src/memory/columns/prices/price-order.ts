import { type Steps, spans } from '../../steps.ts'

/** A price is sorted by eleven bits of it at a time, the lowest first. */
const DIGIT_BITS = 11
const DIGITS = 1 << DIGIT_BITS
const PRICE_BITS = 32

export type PriceBounds = { atLeast: number; atMost: number }

// Slots of one store below a number, the cheapest first. Slots are never rewritten, so what stands here stays true.
export class PriceOrder {
  readonly #slots: Uint32Array
  readonly #prices: Uint32Array
  /** Slots from here on are not in it. */
  readonly end: number

  private constructor(slots: Uint32Array, prices: Uint32Array, end: number) {
    this.#slots = slots
    this.#prices = prices
    this.end = end
  }

  /** Of slots below `end`, without those that have the price `none`. */
  static *of(prices: Uint32Array, { end, none }: { end: number; none: number }): Steps<PriceOrder> {
    let slots = new Uint32Array(end)
    let count = 0
    for (let slot = 0; slot < end; slot++) if (prices[slot] !== none) slots[count++] = slot
    slots = slots.subarray(0, count)
    for (let shift = 0; shift < PRICE_BITS; shift += DIGIT_BITS) {
      yield
      slots = yield* sortedByDigit(slots, prices, shift)
    }
    return new PriceOrder(
      slots,
      slots.map((slot) => prices[slot] as number),
      end,
    )
  }

  /** Sets the bit of each slot within the bounds; `all` has one for every slot that stands here. */
  mark(bits: Uint32Array, { atLeast, atMost }: PriceBounds, all: Uint32Array): void {
    const from = this.#placeOf(atLeast)
    const to = Math.max(from, this.#placeOf(atMost + 1))
    if (to - from <= this.#slots.length >>> 1) flip(bits, this.#slots.subarray(from, to))
    else {
      // Those that lie outside are fewer.
      bits.set(all)
      flip(bits, this.#slots.subarray(0, from))
      flip(bits, this.#slots.subarray(to))
    }
  }

  /** A bit for each slot. */
  all(): Uint32Array {
    const bits = new Uint32Array((this.end + 31) >>> 5)
    flip(bits, this.#slots)
    return bits
  }

  /** How many are cheaper. */
  #placeOf(price: number): number {
    let from = 0
    for (let to = this.#prices.length; from < to; ) {
      const middle = (from + to) >>> 1
      if ((this.#prices[middle] as number) < price) from = middle + 1
      else to = middle
    }
    return from
  }
}

/** Those that share the digit stay in their order. */
function* sortedByDigit(
  slots: Uint32Array,
  prices: Uint32Array,
  shift: number,
): Steps<Uint32Array<ArrayBuffer>> {
  const places = new Uint32Array(DIGITS + 1)
  const digitOf = (slot: number) => ((prices[slot] as number) >>> shift) & (DIGITS - 1)
  for (let i = 0; i < slots.length; i++) {
    const next = digitOf(slots[i] as number) + 1
    places[next] = (places[next] as number) + 1
  }
  for (let digit = 0; digit < DIGITS; digit++)
    places[digit + 1] = (places[digit + 1] as number) + (places[digit] as number)
  const sorted = new Uint32Array(slots.length)
  for (const { from, to } of spans(slots.length)) {
    for (let i = from; i < to; i++) {
      const slot = slots[i] as number
      const digit = digitOf(slot)
      const place = places[digit] as number
      sorted[place] = slot
      places[digit] = place + 1
    }
    yield
  }
  return sorted
}

function flip(bits: Uint32Array, slots: Uint32Array): void {
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number
    bits[slot >>> 5] = (bits[slot >>> 5] as number) ^ (1 << (slot & 31))
  }
}
