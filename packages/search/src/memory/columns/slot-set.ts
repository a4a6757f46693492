import { TypedFastBitSet } from 'typedfastbitset'

const MOST_REMEMBERED = 256

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
  remember<T>(key: string, workOut: () => T): T {
    if (this.#answers.has(key)) return this.#answers.get(key) as T
    if (this.#answers.size >= MOST_REMEMBERED) this.#answers.clear()
    const answer = workOut()
    this.#answers.set(key, answer)
    return answer
  }

  keep(buffer: Uint32Array, count: number): number {
    const bits = this.#bitset()
    let kept = 0
    for (let i = 0; i < count; i++) {
      const slot = buffer[i] as number
      if (bits.has(slot)) buffer[kept++] = slot
    }
    return kept
  }

  #bitset(): TypedFastBitSet {
    if (this.#bits) return this.#bits
    const bits = new TypedFastBitSet()
    for (const slot of this.slots) bits.add(slot)
    this.#bits = bits
    return bits
  }
}
