import SearchableMap from 'minisearch/SearchableMap'
import { type Analyzer, analyzerOf, hasDigit } from '../../analysis/analyzer.ts'
import { type ChunkPlace, visitChunks } from '../../analysis/chunks.ts'
import { detached } from '../../analysis/detached.ts'
import { hasHan } from '../../analysis/segment-chinese.ts'
import { soundOf } from '../../analysis/sound-of.ts'
import type { Code, CodeBook } from './codes/code-book.ts'
import { RecentReadings } from './recent-readings.ts'
import type { WordTally } from './word-tally.ts'

export type ListedWords = {
  words: { word: string; key: number }[]
  surfaces: { word: string; shown: string; key: number }[]
  sounds: [sound: string, alike: { word: string; key: number }[]][]
}

// The words of one language and their keys. Keys only grow, so an index and its compacted copy share one vocabulary.
export class Vocabulary {
  readonly analyzer: Analyzer
  /** Words without digits, open to typos; codes are matched as typed. */
  readonly words = new SearchableMap<number>()
  /** Words of names as written, for suggestions, with the key of what they are stored as. */
  readonly surfaces = new SearchableMap<{ shown: string; key: number }>()
  /** Chinese words of names by their sound. */
  readonly sounds = new Map<string, { word: string; key: number }[]>()
  /** Folding, stemming and two trees per word are slow, and products say the same things over and over. */
  readonly #readings = new RecentReadings()
  readonly book: CodeBook

  constructor(language: string, book: CodeBook) {
    this.analyzer = analyzerOf(language)
    this.book = book
  }

  /** All words, so that put in again in this order they make the same trees. */
  listed(): ListedWords {
    return {
      words: Array.from(this.words, ([word, key]) => ({ word, key })).reverse(),
      surfaces: Array.from(this.surfaces, ([word, { shown, key }]) => ({ word, shown, key })).reverse(),
      sounds: [...this.sounds],
    }
  }

  *fillSteps({ words, surfaces, sounds }: ListedWords): Generator<void> {
    for (const { word, key } of words) {
      this.words.set(word, key)
      yield
    }
    for (const { word, shown, key } of surfaces) {
      this.surfaces.set(word, { shown, key })
      yield
    }
    for (const [sound, alike] of sounds) this.sounds.set(sound, alike)
  }

  get tally(): WordTally {
    return this.book.tally
  }

  find(word: string): number | undefined {
    return hasDigit(word) ? this.book.find(word) : this.words.get(word)
  }

  /** Words and codes that begin so. */
  *startingWith(prefix: string): Generator<Code> {
    if (hasDigit(prefix)) yield* this.book.startingWith(prefix)
    else for (const [word, key] of this.words.atPrefix(prefix)) yield { length: word.length, key }
  }

  /** Tells the tally all words of a text; new ones are taken up. */
  read(text: string, tally: WordTally): void {
    visitChunks(text, (place) => {
      const at = this.#placeOf(text, place)
      const key = this.#readings.onlyKey(at)
      if (key >= 0) tally.read(key)
      else for (const each of this.#readings.keys(at)) tally.read(each)
    })
  }

  /** Offers the words of a name as suggestions. */
  suggestFrom(name: string): void {
    visitChunks(name, (place) => {
      const at = this.#placeOf(name, place)
      if (this.#readings.suggest(at)) this.#rememberSurfaces(this.#readings.chunk(at))
    })
  }

  /** Where the reading of the chunk stands, read by now. */
  #placeOf(text: string, place: ChunkPlace): number {
    const known = this.#readings.find(text, place)
    if (known >= 0) return known
    const chunk = detached(text.slice(place.start, place.end))
    const keys = this.analyzer.forIndex(chunk).map((word) => this.#keyOf(word))
    return this.#readings.keep(place.hash, { chunk, keys })
  }

  #keyOf(word: string): number {
    if (hasDigit(word)) return this.book.keyOf(word)
    return this.words.fetch(word, () => this.book.nextKey())
  }

  /** One sign alone sounds like too many others. */
  #rememberSound(word: string, key: number): void {
    if (word.length < 2) return
    const sound = soundOf(word)
    this.sounds.set(sound, [...(this.sounds.get(sound) ?? []), { word, key }])
  }

  #rememberSurfaces(chunk: string): void {
    for (const { shown, folded } of this.analyzer.surfaces(chunk)) {
      if (this.surfaces.has(folded)) continue
      const key = this.find(this.analyzer.normalize(folded))
      if (key === undefined) continue
      this.surfaces.set(folded, { shown, key })
      if (hasHan(folded)) this.#rememberSound(shown, key)
    }
  }
}
