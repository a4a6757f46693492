import type { PostingLists } from '../posting-lists.ts'

/** More codes than these are looked up slot by slot. */
export const MAX_CODES = 16
/** Those asked for last are kept. */
export const MAX_CACHED = 128

type Cached = { bits: Uint32Array; entries: number }

// The slots of a code as bits, made when first asked for and brought up to date with the lists, which only grow.
export class CodeBits {
  readonly #postings: PostingLists
  readonly passed = new Map<number, Cached>()

  constructor(postings: PostingLists) {
    this.#postings = postings
  }

  /** A bit for every slot below `slots` that has the code. */
  of(code: number, slots: number): Uint32Array {
    const words = Math.ceil(slots / 32)
    const passed = this.passed.get(code) ?? { bits: new Uint32Array(words), entries: 0 }
    if (passed.bits.length < words) {
      const longer = new Uint32Array(Math.ceil(words * 1.25))
      longer.set(passed.bits)
      passed.bits = longer
    }
    setBits(passed.bits, this.#postings.read(code), passed.entries)
    passed.entries = this.#postings.length(code)
    this.#keep(code, passed)
    return passed.bits
  }

  #keep(code: number, passed: Cached): void {
    this.passed.delete(code)
    this.passed.set(code, passed)
    const [oldest] = this.passed.keys()
    if (this.passed.size > MAX_CACHED && oldest !== undefined) this.passed.delete(oldest)
  }
}

/** Sets the bit of each slot, the first `from` left out. */
export function setBits(bits: Uint32Array, slots: Uint32Array, from = 0): void {
  for (let i = from; i < slots.length; i++) {
    const slot = slots[i] as number
    bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31))
  }
}
