import type { Analyzer } from '../../analysis/analyzer.ts'
import { FIELD_WEIGHTS, impactOf, MAX_IMPACT, SUGGESTED, weightIn } from '../../analysis/weights.ts'
import type { TextField } from '../../port.ts'
import { PostingLists } from '../columns/posting-lists.ts'
import type { Steps } from '../steps.ts'
import type { Vocabulary } from './vocabulary.ts'

type Fields = Partial<Record<TextField, string>>

/** An entry is the slot and, in its low byte, how much the word says about it and whether a strong field says it. */
export const IMPACT_BITS = 8
export const STRONG = 128
export const ENTRY_VALUE = MAX_IMPACT | STRONG
const MAX_SLOTS = 2 ** (32 - IMPACT_BITS)

// Words of one language and the products they stand in. Texts are read when somebody first asks for words: that is three
// quarters of the work of a catalogue, and who opens a shop wants to show it first. Impacts are final when written: usual field lengths
// are constants, so a product scores the same whatever was indexed before it.
export class TextIndex {
  readonly vocabulary: Vocabulary
  readonly postings: PostingLists
  documents = 0
  readonly #unread = new Waiting<{ slot: number; fields: Fields }>()

  constructor(vocabulary: Vocabulary, postings = new PostingLists()) {
    this.vocabulary = vocabulary
    this.postings = postings
  }

  get isUnread(): boolean {
    return !this.#unread.isEmpty
  }

  get analyzer(): Analyzer {
    return this.vocabulary.analyzer
  }

  add(slot: number, fields: Fields): void {
    if (slot >= MAX_SLOTS) throw new RangeError('The catalogue is too large for one process.')
    if (Object.keys(fields).length > 0) this.#unread.push({ slot, fields })
  }

  /** Reads what waits, a product a step. Whoever asks may do so beside others: each takes the next. */
  *readSteps(): Steps<void> {
    for (let next = this.#unread.shift(); next; next = this.#unread.shift()) {
      this.#read(next.slot, next.fields)
      yield
    }
  }

  #read(slot: number, fields: Fields): void {
    this.#weigh(fields)
    const { tally } = this.vocabulary
    if (tally.isEmpty) return
    this.documents++
    tally.drain((key, weight, isStrong) => {
      this.postings.push(key, slot * 2 ** IMPACT_BITS + impactOf(weight) + (isStrong ? STRONG : 0))
    })
    for (const field of SUGGESTED) this.vocabulary.suggestFrom(fields[field] ?? '')
  }

  #weigh(fields: Fields): void {
    const { tally } = this.vocabulary
    for (const weighing of FIELD_WEIGHTS) {
      const text = fields[weighing.field]
      if (!text) continue
      this.vocabulary.read(text, tally)
      tally.closeField(weightIn(weighing, tally.fieldLength), !weighing.isWeak)
    }
  }
}

/** First in, first out, without moving all others each time. */
class Waiting<T> {
  #items: (T | undefined)[] = []
  #at = 0

  get isEmpty(): boolean {
    return this.#at === this.#items.length
  }

  push(item: T): void {
    this.#items.push(item)
  }

  shift(): T | undefined {
    const item = this.#items[this.#at]
    if (item === undefined) {
      this.#items = []
      this.#at = 0
    } else this.#items[this.#at++] = undefined
    return item
  }
}
