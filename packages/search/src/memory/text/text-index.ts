import type { Analyzer } from '../../analysis/analyzer.ts'
import type { TextField } from '../../port.ts'
import { PostingLists } from '../columns/posting-lists.ts'
import type { Vocabulary } from './vocabulary.ts'

type Fields = Partial<Record<TextField, string>>

type Weighing = { field: TextField; boost: number; usualLength: number; isWeak?: true }

/**
 * Weight of a word in each field (spec §9; the kind, category, brand and look of a product are fields of their own) and
 * the length at which a field counts as ordinary. A weak field tells a story, or asks what a
 * shopper wants with the product: its words say little of what it is.
 */
const FIELDS: readonly Weighing[] = [
  { field: 'article', boost: 8, usualLength: 1 },
  { field: 'sku', boost: 8, usualLength: 4 },
  { field: 'name', boost: 6, usualLength: 5 },
  { field: 'type', boost: 8, usualLength: 1 },
  { field: 'category', boost: 3, usualLength: 6 },
  { field: 'brand', boost: 5, usualLength: 1 },
  { field: 'collection', boost: 3, usualLength: 2 },
  { field: 'color', boost: 3, usualLength: 3 },
  { field: 'material', boost: 3, usualLength: 2 },
  { field: 'gender', boost: 2, usualLength: 1 },
  { field: 'description', boost: 2, usualLength: 40, isWeak: true },
  { field: 'questions', boost: 1, usualLength: 20, isWeak: true },
  { field: 'other', boost: 1, usualLength: 20 },
]
/** Words of these fields are offered as suggestions. */
const SUGGESTED: readonly TextField[] = ['name', 'type', 'category', 'brand', 'collection', 'material']
/** BM25F: how soon repeated words stop counting, and how much long fields are held back. */
const SATURATION = 4
const LENGTH_NORM = 0.6

/** An entry is the slot and, in its low byte, how much the word says about it and whether a strong field says it. */
export const IMPACT_BITS = 8
export const MAX_IMPACT = 127
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
      const impact = Math.max(1, Math.round((MAX_IMPACT * weight) / (weight + SATURATION)))
      this.postings.push(key, slot * 2 ** IMPACT_BITS + impact + (isStrong ? STRONG : 0))
    })
    for (const field of SUGGESTED) this.vocabulary.suggestFrom(fields[field] ?? '')
  }

  #weigh(fields: Fields): void {
    const { tally } = this.vocabulary
    for (const { field, boost, usualLength, isWeak } of FIELDS) {
      const text = fields[field]
      if (!text) continue
      this.vocabulary.read(text, tally)
      const ratio = tally.fieldLength / usualLength
      tally.closeField(boost / (1 - LENGTH_NORM + LENGTH_NORM * ratio), !isWeak)
    }
  }
}
