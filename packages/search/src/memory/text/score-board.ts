import { grown } from '../columns/grown.ts'
import type { PostingLists } from '../columns/posting-lists.ts'
import type { Expansion } from './expand-word.ts'
import { IMPACT_BITS, MAX_IMPACT } from './text-index.ts'

/** Scores are told on the scale of the strongest field's boost, so that min score 0.02 means what it says. */
const SCALE = 8
/** A word that every product has still says a little; without a floor a shop of dresses could not find "dress". */
const LOWEST_IDF = 0.25

// Sums the impacts of the query's words per slot, in columns reused from request to request.
export class ScoreBoard {
  #scores = new Float32Array(0)
  #words = new Uint8Array(0)
  #lastWord = new Uint8Array(0)
  #touched = new Uint32Array(0)
  #count = 0

  /** Forgets the last request. */
  open(slots: number): void {
    if (this.#scores.length < slots) {
      this.#scores = new Float32Array(Math.ceil(slots * 1.25))
      this.#words = new Uint8Array(this.#scores.length)
      this.#lastWord = new Uint8Array(this.#scores.length)
    } else {
      for (let i = 0; i < this.#count; i++) {
        const slot = this.#touched[i] as number
        this.#scores[slot] = 0
        this.#words[slot] = 0
        this.#lastWord[slot] = 0
      }
    }
    this.#count = 0
  }

  /** `word` is the word's number in the query, from 1. */
  add(word: number, expansion: Expansion, source: { postings: PostingLists; documents: number }): void {
    const { key, weight } = expansion
    const entries = source.postings.read(key)
    const length = source.postings.length(key)
    const idf = Math.max(LOWEST_IDF, Math.log(1 + (source.documents - length + 0.5) / (length + 0.5)))
    const unit = (SCALE * weight * idf) / MAX_IMPACT
    this.#touched = grown(this.#touched, this.#count + length)
    for (let i = 0; i < length; i++) this.#touch(word, entries[i] as number, unit)
  }

  /** Slots that have enough of the words and score enough, in no particular order. */
  passing(wordsNeeded: number, minScore: number): Uint32Array {
    const slots = new Uint32Array(this.#count)
    let kept = 0
    for (let i = 0; i < this.#count; i++) {
      const slot = this.#touched[i] as number
      if ((this.#words[slot] as number) >= wordsNeeded && (this.#scores[slot] as number) >= minScore) {
        slots[kept++] = slot
      }
    }
    return slots.subarray(0, kept)
  }

  /** By slot; valid until the next text. */
  get scores(): Float32Array {
    return this.#scores
  }

  #touch(word: number, entry: number, unit: number): void {
    const slot = entry >>> IMPACT_BITS
    if (this.#words[slot] === 0) this.#touched[this.#count++] = slot
    if (this.#lastWord[slot] !== word) {
      this.#lastWord[slot] = word
      this.#words[slot] = (this.#words[slot] as number) + 1
    }
    this.#scores[slot] = (this.#scores[slot] as number) + unit * (entry & MAX_IMPACT)
  }
}
