import { type Steps, spans } from '../steps.ts'
import type { PostingLists } from './posting-lists.ts'

/** More codes than these are looked up slot by slot. */
export const MAX_CODES = 16
/** Those asked for last are kept. */
const MAX_CACHED = 128

const SLOTS_PER_WORD = 32

type Cached = { bits: Uint32Array; entries: number }

/** Slots as bits, one column for each of some codes. */
export type Bits = readonly Uint32Array[]

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

function setBits(bits: Uint32Array, slots: Uint32Array, from: number): void {
  for (let i = from; i < slots.length; i++) {
    const slot = slots[i] as number
    bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31))
  }
}

/** Writes the slots down that have a bit in one of the columns; returns how many. */
export function listBits(bits: Bits, sheet: Uint32Array): number {
  const words = Math.min(...bits.map(({ length }) => length))
  let count = 0
  for (let i = 0; i < words; i++) {
    let word = 0
    for (let each = 0; each < bits.length; each++) word |= bits[each]?.[i] as number
    for (; word !== 0; word &= word - 1) sheet[count++] = i * 32 + (31 - Math.clz32(word & -word))
  }
  return count
}

/** Writes the slots down that have a bit in `base` and, for each choice, in one of its columns; returns how many. */
export function* listCommonBits(
  base: Uint32Array,
  choices: readonly Bits[],
  sheet: Uint32Array,
): Steps<number> {
  let count = 0
  for (const { from, to } of spans(base.length, SLOTS_PER_WORD)) {
    for (let i = from; i < to; i++) {
      let word = base[i] as number
      for (let at = 0; word !== 0 && at < choices.length; at++) word &= anyOf(choices[at] as Bits, i)
      for (; word !== 0; word &= word - 1) sheet[count++] = i * 32 + (31 - Math.clz32(word & -word))
    }
    yield
  }
  return count
}

function anyOf(bits: Bits, word: number): number {
  let found = 0
  for (let each = 0; each < bits.length; each++) found |= (bits[each] as Uint32Array)[word] as number
  return found
}

/** Keeps the slots that have a bit in one of the columns, in place and in order. */
export function keepBits(bits: Bits, buffer: Uint32Array, count: number): number {
  const [first] = bits
  if (!first) return 0
  // Nearly every choice has four values or fewer; those that are missing are read as the first one again.
  const [, second = first, third = first, fourth = first] = bits
  let passed = 0
  for (let i = 0; i < count; i++) {
    const slot = buffer[i] as number
    const word = slot >>> 5
    let found = (first[word] as number) | (second[word] as number)
    found |= (third[word] as number) | (fourth[word] as number)
    for (let each = 4; each < bits.length; each++) found |= bits[each]?.[word] as number
    if ((found >>> (slot & 31)) & 1) buffer[passed++] = slot
  }
  return passed
}
