import type { Steps } from '../steps.ts'
import { setBits } from './bits/code-bits.ts'
import { countBits, listBits, SLOTS_PER_WORD } from './bits/words.ts'

const MAX_REMEMBERED = 256

/**
 * Some slots, with what was already worked out about them. Their bits are made on first need, or their list where they
 * came as bits: a narrow list rarely needs the one, a wide range the other.
 */
export class SlotSet {
  readonly count: number
  readonly #answers = new Map<string, unknown>()
  #slots: Uint32Array | undefined
  #bits: Uint32Array | undefined

  constructor(slots: Uint32Array | undefined, bits?: Uint32Array) {
    this.#slots = slots
    this.#bits = bits
    this.count = slots ? slots.length : countBits(this.bits)
  }

  static ofBits(bits: Uint32Array): SlotSet {
    return new SlotSet(undefined, bits)
  }

  get slots(): Uint32Array {
    if (this.#slots) return this.#slots
    const slots = new Uint32Array(this.count)
    listBits([this.bits], slots)
    this.#slots = slots
    return slots
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
    return hasBit(this.bits, slot)
  }

  /** A bit for each slot; there may be empty words at the end. */
  get bits(): Uint32Array {
    this.#bits ??= bitsOf(this.#slots ?? NONE)
    return this.#bits
  }

  /** Bits are read by the word, empty ones too: that pays where the set is not much thinner than one slot to a word. */
  get isDense(): boolean {
    const end = this.#slots ? (this.#slots.at(-1) ?? -1) + 1 : this.bits.length * SLOTS_PER_WORD
    return this.count * SLOTS_PER_WORD >= end
  }

  keep(buffer: Uint32Array, count: number): number {
    const { bits } = this
    let passed = 0
    for (let i = 0; i < count; i++) {
      const slot = buffer[i] as number
      if (hasBit(bits, slot)) buffer[passed++] = slot
    }
    return passed
  }
}

const NONE = new Uint32Array(0)

function hasBit(bits: Uint32Array, slot: number): boolean {
  const word = slot >>> 5
  return word < bits.length && (((bits[word] as number) >>> (slot & 31)) & 1) === 1
}

function bitsOf(slots: Uint32Array): Uint32Array {
  let highest = 0
  for (let i = 0; i < slots.length; i++) highest = Math.max(highest, slots[i] as number)
  const bits = new Uint32Array((highest >>> 5) + 1)
  setBits(bits, slots)
  return bits
}
