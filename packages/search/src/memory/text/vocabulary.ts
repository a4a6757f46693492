import SearchableMap from 'minisearch/SearchableMap'
import { type Analyzer, analyzerOf, hasDigit } from '../../analysis/analyzer.ts'
import { type ChunkPlace, visitChunks } from '../../analysis/chunks.ts'
import { detached } from '../../analysis/detached.ts'
import type { CodeBook } from './code-book.ts'
import { type Reading, RecentReadings } from './recent-readings.ts'
import type { WordTally } from './word-tally.ts'

// The words of one language and their keys. Keys only grow, so an index and its compacted copy share one vocabulary.
export class Vocabulary {
  readonly analyzer: Analyzer
  /** Words without digits, open to typos; codes are matched as typed. */
  readonly words = new SearchableMap<number>()
  /** Words of names as written, for suggestions, with the key of what they are stored as. */
  readonly surfaces = new SearchableMap<{ shown: string; key: number }>()
  /** Folding, stemming and two trees per word are slow, and products say the same things over and over. */
  readonly #readings = new RecentReadings()
  readonly #book: CodeBook

  constructor(language: string, book: CodeBook) {
    this.analyzer = analyzerOf(language)
    this.#book = book
  }

  get codes(): SearchableMap<number> {
    return this.#book.codes
  }

  get tally(): WordTally {
    return this.#book.tally
  }

  find(word: string): number | undefined {
    return (hasDigit(word) ? this.codes : this.words).get(word)
  }

  /** Keys of all words of a text, repeated as the text repeats them; new words are taken up. */
  keysOf(text: string): number[] {
    const keys: number[] = []
    visitChunks(text, (place) => {
      for (const key of this.#read(text, place).keys) keys.push(key)
    })
    return keys
  }

  /** Offers the words of a name, whose keys are known by now, as suggestions. */
  suggestFrom(name: string): void {
    visitChunks(name, (place) => {
      const reading = this.#read(name, place)
      if (reading.isSuggested) return
      reading.isSuggested = true
      this.#rememberSurfaces(reading.chunk)
    })
  }

  #read(text: string, place: ChunkPlace): Reading {
    const known = this.#readings.find(text, place)
    if (known) return known
    const chunk = detached(text.slice(place.start, place.end))
    const keys = this.analyzer.forIndex(chunk).map((word) => this.#keyOf(word))
    const reading = { chunk, keys, isSuggested: false }
    this.#readings.keep(place.hash, reading)
    return reading
  }

  #keyOf(word: string): number {
    if (hasDigit(word)) return this.#book.keyOf(word)
    return this.words.fetch(word, () => this.#book.nextKey())
  }

  #rememberSurfaces(chunk: string): void {
    for (const { shown, folded } of this.analyzer.surfaces(chunk)) {
      if (this.surfaces.has(folded)) continue
      const key = this.find(this.analyzer.normalize(folded))
      if (key !== undefined) this.surfaces.set(folded, { shown, key })
    }
  }
}
