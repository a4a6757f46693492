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
  /** By slot: how many words it has in the low byte, the last of them in the high byte. */
  #words = new Uint16Array(0)
  #touched = new Uint32Array(0)
  #count = 0

  /** Forgets the last request. */
  open(slots: number): void {
    if (this.#scores.length < slots) {
      this.#scores = new Float32Array(Math.ceil(slots * 1.25))
      this.#words = new Uint16Array(this.#scores.length)
    } else {
      const [scores, words, touched] = [this.#scores, this.#words, this.#touched]
      for (let i = 0; i < this.#count; i++) {
        const slot = touched[i] as number
        scores[slot] = 0
        words[slot] = 0
      }
    }
    this.#count = 0
  }

  /** `word` is the word's number in the query, from 1. */
  add(word: number, { key, weight }: Expansion, { postings, documents }: Source): void {
    const entries = postings.read(key)
    const length = postings.length(key)
    const unit = (SCALE * weight * idfOf(length, documents)) / MAX_IMPACT
    this.#touched = grown(this.#touched, this.#count + length)
    const [scores, words, touched] = [this.#scores, this.#words, this.#touched]
    let count = this.#count
    for (let i = 0; i < length; i++) {
      const entry = entries[i] as number
      const slot = entry >>> IMPACT_BITS
      const before = words[slot] as number
      if (before === 0) touched[count++] = slot
      if (before >>> 8 !== word) words[slot] = (word << 8) | ((before & 0xff) + 1)
      scores[slot] = (scores[slot] as number) + unit * (entry & MAX_IMPACT)
    }
    this.#count = count
  }

  /** Slots that have enough of the words and score enough, in no particular order. */
  passing(wordsNeeded: number, minScore: number): Uint32Array {
    const [scores, words, touched] = [this.#scores, this.#words, this.#touched]
    const slots = new Uint32Array(this.#count)
    let kept = 0
    for (let i = 0; i < slots.length; i++) {
      const slot = touched[i] as number
      const enough = ((words[slot] as number) & 0xff) >= wordsNeeded && (scores[slot] as number) >= minScore
      if (enough) slots[kept++] = slot
    }
    return slots.subarray(0, kept)
  }

  /** By slot; valid until the next text. */
  get scores(): Float32Array {
    return this.#scores
  }
}

type Source = { postings: PostingLists; documents: number }

function idfOf(having: number, documents: number): number {
  return Math.max(LOWEST_IDF, Math.log(1 + (documents - having + 0.5) / (having + 0.5)))
}
