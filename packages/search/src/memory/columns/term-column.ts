import { pieces, type Steps } from '../steps.ts'
import { CodeBits, MAX_CACHED, MAX_CODES } from './bits/code-bits.ts'
import { codesByValue } from './bits/codes-by-value.ts'
import { countCommon } from './bits/common-bits.ts'
import { type Bits, SLOTS_PER_WORD } from './bits/words.ts'
import { type Codes, writeCode } from './codes.ts'
import { ABSENT, Dictionary, LACKING } from './dictionary.ts'
import { grown } from './grown.ts'
import { PostingLists } from './posting-lists.ts'
import type { SlotSet } from './slot-set.ts'

/** One byte per code of the dictionary: 1 for those a condition names. */
type FlaggedCodes = { flags: Uint8Array; wanted: boolean }

/** By code: the value it stands for, below `size`. */
type Mapping = { values: Uint32Array; size: number }
/** Codes by slot, or where those of a slot begin. */
export type TermArrays = { single: Codes } | { starts: Uint32Array; many: Codes }
type Tally = { values: Uint32Array; counts: Uint32Array; lastSlot: Uint32Array }

// One facet field: codes by slot, and the slots of every code.
// It stays one code per slot until the first product with several values arrives.
export class TermColumn {
  readonly dictionary: Dictionary
  readonly postings: PostingLists
  readonly #bits: CodeBits
  #single: Codes = new Uint16Array(0)
  #starts: Uint32Array | undefined
  #many: Codes = new Uint16Array(0)
  #end = 0
  #slots = 0

  constructor(dictionary = new Dictionary(), postings = new PostingLists()) {
    this.dictionary = dictionary
    this.postings = postings
    this.#bits = new CodeBits(postings)
  }

  /** One that a file has kept. */
  static of(dictionary: Dictionary, postings: PostingLists, arrays: TermArrays): TermColumn {
    const column = new TermColumn(dictionary, postings)
    if ('single' in arrays) {
      column.#single = arrays.single
      column.#slots = arrays.single.length
      return column
    }
    column.#starts = arrays.starts
    column.#many = arrays.many
    column.#slots = arrays.starts.length - 1
    column.#end = arrays.starts[column.#slots] as number
    return column
  }

  /** What is known of the first slots. */
  arraysBelow(slots: number): TermArrays {
    if (!this.#starts) return { single: this.#single.subarray(0, slots) }
    const starts = this.#starts.subarray(0, slots + 1)
    return { starts, many: this.#many.subarray(0, starts[slots]) }
  }

  get hasSeveralValues(): boolean {
    return this.#starts !== undefined
  }

  /** Slots must come in ascending order; those skipped have no value. */
  append(slot: number, codes: readonly number[]): void {
    if (codes.length > 1 && !this.#starts) this.#spread()
    if (this.#starts) this.#appendMany(slot, codes)
    else this.#single = writeCode(this.#single, slot, codes[0] ?? ABSENT)
    this.#slots = slot + 1
    for (const code of codes) this.postings.push(code, slot)
  }

  /** The slots of each code as bits; undefined where looking them up is as quick. */
  bitsOf(codes: readonly number[]): Bits | undefined {
    return this.#isWorthBits(codes) ? codes.map((code) => this.#bits.of(code, this.#slots)) : undefined
  }

  /** The same, with others let go first after each code: bits are made when they are first asked for. */
  *makeBits(codes: readonly number[]): Steps<void> {
    if (!this.#isWorthBits(codes)) return
    for (const code of codes) {
      this.#bits.of(code, this.#slots)
      yield
    }
  }

  #isWorthBits(codes: readonly number[]): boolean {
    return this.#starts !== undefined && codes.length > 0 && codes.length <= MAX_CODES
  }

  codesOf(slot: number): number[] {
    if (slot >= this.#slots) return []
    if (!this.#starts) {
      const code = this.#single[slot] ?? ABSENT
      return code === ABSENT ? [] : [code]
    }
    return Array.from(this.#many.subarray(this.#starts[slot], this.#starts[slot + 1]))
  }

  /** Keeps the slots that have a marked value (`wanted`) or have none; ABSENT can be marked as well. */
  keep({ flags, wanted }: FlaggedCodes, buffer: Uint32Array, count: number): number {
    if (!this.#starts) return this.#keepSingle({ flags, wanted }, buffer, count)
    const starts = this.#starts
    const many = this.#many
    let passed = 0
    for (let i = 0; i < count; i++) {
      const slot = buffer[i] as number
      const end = starts[slot + 1] as number
      let at = starts[slot] as number
      let found = at === end && flags[ABSENT] === 1
      while (at < end && !found) found = flags[many[at++] as number] === 1
      if (found === wanted) buffer[passed++] = slot
    }
    return passed
  }

  #keepSingle({ flags, wanted }: FlaggedCodes, buffer: Uint32Array, count: number): number {
    const single = this.#single
    let passed = 0
    for (let i = 0; i < count; i++) {
      const slot = buffer[i] as number
      const found = flags[single[slot] as number] === 1
      if (found === wanted) buffer[passed++] = slot
    }
    return passed
  }

  /** Slots by code. */
  *count(set: SlotSet): Steps<Uint32Array> {
    const { size } = this.dictionary
    if (this.#starts && this.#isQuickerByBits(size, set)) {
      const codesOf = Array.from({ length: size }, (_, code) => [code, [code]] as const)
      return yield* this.#countByBits(codesOf.slice(LACKING + 1), { set, size })
    }
    const counts = new Uint32Array(size)
    for (const piece of pieces(set.slots)) {
      if (this.#starts) this.#countMany(counts, piece)
      else this.#countSingle(counts, piece)
      yield
    }
    counts[ABSENT] = 0
    return counts
  }

  /** Counts each slot once per value its codes stand for, but for `LACKING`. */
  *countMapped({ values, size }: Mapping, set: SlotSet): Steps<Uint32Array> {
    if (!this.#starts) this.#spread()
    const codesOf = codesByValue(values, this.postings)
    const counted = codesOf.values().reduce((sum, codes) => sum + codes.length, 0)
    if (this.#isQuickerByBits(counted, set)) return yield* this.#countByBits(codesOf, { set, size })
    const tally = { values, counts: new Uint32Array(size), lastSlot: new Uint32Array(size) }
    for (const piece of pieces(set.slots)) {
      this.#countOnce(tally, piece)
      yield
    }
    tally.counts[LACKING] = 0
    return tally.counts
  }

  /** Bits are read by the word, of each code; codes of a slot one by one, of each slot. */
  #isQuickerByBits(codes: number, { count }: SlotSet): boolean {
    const isKept = codes <= MAX_CACHED
    return isKept && (codes * this.#slots) / SLOTS_PER_WORD < (count * this.#end) / this.#slots
  }

  *#countByBits(
    codesOf: Iterable<readonly [value: number, codes: readonly number[]]>,
    { set, size }: { set: SlotSet; size: number },
  ): Steps<Uint32Array> {
    const counts = new Uint32Array(size)
    for (const [value, codes] of codesOf) {
      const bits: Uint32Array[] = []
      for (const code of codes) bits.push(this.#bits.of(code, this.#slots))
      counts[value] = countCommon(set.bits, bits)
      yield
    }
    return counts
  }

  #countOnce({ values, counts, lastSlot }: Tally, slots: Uint32Array): void {
    const starts = this.#starts as Uint32Array
    const many = this.#many
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number
      const end = starts[slot + 1] as number
      for (let at = starts[slot] as number; at < end; at++) {
        const value = values[many[at] as number] as number
        if (lastSlot[value] === slot + 1) continue
        lastSlot[value] = slot + 1
        counts[value] = (counts[value] as number) + 1
      }
    }
  }

  #countSingle(counts: Uint32Array, slots: Uint32Array): void {
    const single = this.#single
    for (let i = 0; i < slots.length; i++) {
      const code = single[slots[i] as number] as number
      counts[code] = (counts[code] as number) + 1
    }
  }

  #countMany(counts: Uint32Array, slots: Uint32Array): void {
    const starts = this.#starts as Uint32Array
    const many = this.#many
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number
      const end = starts[slot + 1] as number
      for (let at = starts[slot] as number; at < end; at++) {
        const code = many[at] as number
        counts[code] = (counts[code] as number) + 1
      }
    }
  }

  #appendMany(slot: number, codes: readonly number[]): void {
    this.#fillStarts(slot)
    for (const code of codes) this.#many = writeCode(this.#many, this.#end++, code)
    const starts = this.#starts as Uint32Array
    starts[slot + 1] = this.#end
  }

  #fillStarts(slot: number): void {
    const starts = grown(this.#starts as Uint32Array, slot + 2)
    starts.fill(this.#end, this.#slots + 1, slot + 1)
    this.#starts = starts
  }

  #spread(): void {
    const starts = new Uint32Array(this.#slots + 1)
    for (let slot = 0; slot < this.#slots; slot++) {
      const code = this.#single[slot] ?? ABSENT
      if (code !== ABSENT) this.#many = writeCode(this.#many, this.#end++, code)
      starts[slot + 1] = this.#end
    }
    this.#starts = starts
    this.#single = new Uint16Array(0)
  }
}
