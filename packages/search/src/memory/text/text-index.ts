import type { Analyzer } from '../../analysis/analyzer.ts'
import type { TextField } from '../../port.ts'
import { PostingLists } from '../columns/posting-lists.ts'
import type { Vocabulary } from './vocabulary.ts'

type Fields = Partial<Record<TextField, string>>

/** Weight of a word in each field (spec §9) and the length at which a field counts as ordinary. */
const FIELDS: readonly { field: TextField; boost: number; usualLength: number }[] = [
  { field: 'article', boost: 8, usualLength: 1 },
  { field: 'sku', boost: 8, usualLength: 4 },
  { field: 'name', boost: 6, usualLength: 5 },
  { field: 'description', boost: 2, usualLength: 40 },
  { field: 'other', boost: 1, usualLength: 20 },
]
/** BM25F: how soon repeated words stop counting, and how much long fields are held back. */
const SATURATION = 4
const LENGTH_NORM = 0.6

/** An entry is the slot and, in its low byte, how much the word says about it. */
export const IMPACT_BITS = 8
export const MAX_IMPACT = 255
const MOST_SLOTS = 2 ** (32 - IMPACT_BITS)

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
    if (slot >= MOST_SLOTS) throw new RangeError('The catalogue is too large for one process.')
    this.#weigh(fields)
    const { tally } = this.vocabulary
    if (tally.isEmpty) return
    this.documents++
    tally.drain((key, weight) => {
      const impact = Math.max(1, Math.round((MAX_IMPACT * weight) / (weight + SATURATION)))
      this.postings.push(key, slot * 2 ** IMPACT_BITS + impact)
    })
    if (fields.name) this.vocabulary.suggestFrom(fields.name)
  }

  #weigh(fields: Fields): void {
    const { tally } = this.vocabulary
    for (const { field, boost, usualLength } of FIELDS) {
      const text = fields[field]
      if (!text) continue
      this.vocabulary.read(text, tally)
      tally.closeField(boost / (1 - LENGTH_NORM + (LENGTH_NORM * tally.fieldLength) / usualLength))
    }
  }
}
