import { MAX_IMPACT } from '../../analysis/weights.ts'
import { RANKING, rarityOf } from '../../ranking.ts'
import { grown } from '../columns/grown.ts'
import { pieces, type Steps, spans } from '../steps.ts'
import type { Expansion } from './reading/expand-word.ts'
import { IMPACT_BITS, STRONG, type TextIndex } from './text-index.ts'

const { scale, secondReading } = RANKING

// Sums the impacts of the query's words per slot, in columns reused from request to request.
export class ScoreBoard {
  #scores = new Float32Array(0)
  /** By slot: how many words it has in the low byte, the last of them in the high byte. */
  #words = new Uint16Array(0)
  /** By slot: the score of the last word. */
  #ofWord = new Float32Array(0)
  #touched = new Uint32Array(0)
  #passing = new Uint32Array(0)
  #count = 0;

  /** Forgets the last request. */
  *open(slots: number): Steps<void> {
    if (this.#scores.length < slots) {
      this.#scores = new Float32Array(Math.ceil(slots * 1.25))
      this.#words = new Uint16Array(this.#scores.length)
      this.#ofWord = new Float32Array(this.#scores.length)
    } else {
      for (const piece of pieces(this.#touched.subarray(0, this.#count))) {
        this.#forget(piece)
        yield
      }
    }
    this.#count = 0
  }

  #forget(slots: Uint32Array): void {
    const [scores, words] = [this.#scores, this.#words]
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number
      scores[slot] = 0
      words[slot] = 0
    }
  }

  /** `word` is the word's number in the query, from 1. */
  *add(word: number, { keys, weight }: Expansion, { index, entries: inAll, isStrict }: Source): Steps<void> {
    const adding = { word, unit: (scale * weight * rarityOf(inAll, index.documents)) / MAX_IMPACT, isStrict }
    const [only, ...others] = keys
    if (only === undefined) return
    if (others.length > 0) return yield* this.#addAll(index.postings.inAll(keys), adding)
    const length = index.postings.length(only)
    this.#touched = grown(this.#touched, this.#count + length)
    for (const { from, to } of spans(length)) {
      // Read anew after each pause: a list may be moved when it grows.
      this.#addEntries(index.postings.read(only).subarray(from, to), adding)
      yield
    }
  }

  *#addAll(entries: Uint32Array, adding: Adding): Steps<void> {
    this.#touched = grown(this.#touched, this.#count + entries.length)
    yield
    for (const piece of pieces(entries)) {
      this.#addEntries(piece, adding)
      yield
    }
  }

  #addEntries(entries: Uint32Array, { word, unit, isStrict }: Adding): void {
    const [scores, words, touched] = [this.#scores, this.#words, this.#touched]
    const wanted = isStrict ? STRONG : 0
    let count = this.#count
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i] as number
      if ((entry & wanted) !== wanted) continue
      const slot = entry >>> IMPACT_BITS
      const before = words[slot] as number
      const score = unit * (entry & MAX_IMPACT)
      if (before === 0) touched[count++] = slot
      if (before >>> 8 !== word) {
        words[slot] = (word << 8) | ((before & 0xff) + 1)
        this.#ofWord[slot] = score
        scores[slot] = (scores[slot] as number) + score
        continue
      }
      const best = this.#ofWord[slot] as number
      if (score > best) this.#ofWord[slot] = score
      const more = score > best ? score - (1 - secondReading) * best : secondReading * score
      scores[slot] = (scores[slot] as number) + more
    }
    this.#count = count
  }

  /** Slots that have enough of the words and score enough, in no particular order; valid until the next text. */
  *passing(wordsNeeded: number, minScore: number): Steps<Uint32Array> {
    this.#passing = grown(this.#passing, this.#count)
    let passed = 0
    for (const piece of pieces(this.#touched.subarray(0, this.#count))) {
      passed = this.#pass(piece, { wordsNeeded, minScore, passed })
      yield
    }
    return this.#passing.subarray(0, passed)
  }

  #pass(slots: Uint32Array, { wordsNeeded, minScore, passed: before }: Passing): number {
    const [scores, words, passing] = [this.#scores, this.#words, this.#passing]
    let passed = before
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number
      const enough = ((words[slot] as number) & 0xff) >= wordsNeeded && (scores[slot] as number) >= minScore
      if (enough) passing[passed++] = slot
    }
    return passed
  }

  multiply(slot: number, factor: number): void {
    this.#scores[slot] = (this.#scores[slot] as number) * factor
  }

  /** By slot; valid until the next text. */
  get scores(): Float32Array {
    return this.#scores
  }
}

type Passing = { wordsNeeded: number; minScore: number; passed: number }
/** `entries` of all that the word may mean. */
type Source = { index: Pick<TextIndex, 'postings' | 'documents'>; entries: number; isStrict: boolean }
type Adding = { word: number; unit: number; isStrict: boolean }
