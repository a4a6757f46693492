import type { Analyzer } from '../../analysis/analyzer.ts'
import { FIELD_WEIGHTS, impactOf, MAX_IMPACT, SUGGESTED, weightIn } from '../../analysis/weights.ts'
import type { TextField } from '../../port.ts'
import { PostingLists } from '../columns/posting-lists.ts'
import type { Vocabulary } from './vocabulary.ts'

type Fields = Partial<Record<TextField, string>>

/** An entry is the slot and, in its low byte, how much the word says about it and whether a strong field says it. */
export const IMPACT_BITS = 8
export const STRONG = 128
export const ENTRY_VALUE = MAX_IMPACT | STRONG
const MAX_SLOTS = 2 ** (32 - IMPACT_BITS)

// Words of one language and the products they stand in. Impacts are final when written: usual field lengths
// are constants, so a product scores the same whatever was indexed before it.
export class TextIndex {
  readonly vocabulary: Vocabulary
  readonly postings = new PostingLists()
  documents = 0

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
  }

  get analyzer(): Analyzer {
    return this.vocabulary.analyzer
  }

  add(slot: number, fields: Fields): void {
    if (slot >= MAX_SLOTS) throw new RangeError('The catalogue is too large for one process.')
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
