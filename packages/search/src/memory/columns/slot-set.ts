import { TypedFastBitSet } from 'typedfastbitset'
import type { Steps } from '../steps.ts'

const MAX_REMEMBERED = 256

/** Some slots, with what was already worked out about them. Their bits are made on first need: a narrow list rarely needs them. */
export class SlotSet {
  readonly slots: Uint32Array
  readonly #answers = new Map<string, unknown>()
  #bits: TypedFastBitSet | undefined

  constructor(slots: Uint32Array) {
    this.slots = slots
  }

  get count(): number {
    return this.slots.length
  }

  /** The answer under this key, worked out once; the same key must always mean the same type. */
  *remember<T>(key: string, workOut: () => Steps<T>): Steps<T> {
    if (this.#answers.has(key)) return this.#answers.get(key) as T
    const answer = yield* workOut()
    if (this.#answers.size >= MAX_REMEMBERED) this.#answers.clear()
    this.#answers.set(key, answer)
    return answer
  }

  has(slot: number): boolean {
    return this.#bitset().has(slot)
  }

  /** A bit for each slot; there may be empty words at the end. */
  get bits(): Uint32Array {
    return this.#bitset().words
  }

  keep(buffer: Uint32Array, count: number): number {
    const bits = this.#bitset()
    let passed = 0
    for (let i = 0; i < count; i++) {
      const slot = buffer[i] as number
      if (bits.has(slot)) buffer[passed++] = slot
    }
    return passed
  }

  #bitset(): TypedFastBitSet {
    if (this.#bits) return this.#bits
    const bits = bitsOf(this.slots)
    this.#bits = bits
    return bits
  }
}

/** By the word: half a million single additions would take several milliseconds. */
function bitsOf(slots: Uint32Array): TypedFastBitSet {
  let highest = 0
  for (let i = 0; i < slots.length; i++) highest = Math.max(highest, slots[i] as number)
  const bits = new TypedFastBitSet()
  bits.resize(highest)
  const { words } = bits
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number
    words[slot >>> 5] = (words[slot >>> 5] as number) | (1 << (slot & 31))
  }
  return bits
}
