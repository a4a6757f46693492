// What is known of an index's words, as far as texts have asked. Reading a text is one synchronous pass; what it asks and
// nobody knows yet is noted, fetched together, and the pass made again, until it has asked nothing new.
import SearchableMap from 'minisearch/SearchableMap'
import { type Analyzer, analyzerOf } from '../../analysis/analyzer.ts'
import { runThrough, type Steps } from '../../memory/steps.ts'
import type { KnownWords } from '../../memory/text/reading/known-words.ts'

export type WordCount = { products: number; strong: number }
export type Found = { word: string; shown: string; stored: string }
export type Kind = 'word' | 'surface'

/** Questions to an index about its words. */
export type WordSource = {
  /** How many products have each word, and how many in a field that says what they are; beside how many there are. */
  count(words: readonly string[]): Promise<{ documents: number; counts: Map<string, WordCount> }>
  startingWith(kind: Kind, prefix: string): Promise<Found[]>
  near(kind: Kind, word: string): Promise<Found[]>
  soundingLike(sound: string): Promise<Found[]>
}

type Lookup = { name: string; fetch: (source: WordSource) => Promise<Found[]> }
const MOST_ROUNDS = 8

export class Facts implements KnownWords {
  readonly analyzer: Analyzer
  documents = 0
  readonly #source: WordSource
  readonly #counts = new Map<string, WordCount>()
  readonly #found = new Map<string, Found[]>()
  readonly #words: string[] = []
  readonly #keys = new Map<string, number>()
  readonly #trees = { word: new SearchableMap<number>(), surface: new SearchableMap<Surface>() }
  readonly #missing = { counts: new Set<string>(), lookups: new Map<string, Lookup['fetch']>() }

  constructor(source: WordSource, language: string) {
    this.#source = source
    this.analyzer = analyzerOf(language)
  }

  /** The pass, made as often as it takes; what it answers before the last time is thrown away. */
  async read<T>(pass: () => Steps<T>): Promise<T> {
    for (let round = 1; ; round++) {
      const answer = runThrough(pass())
      const isComplete = this.#missing.counts.size + this.#missing.lookups.size === 0
      if (isComplete || round === MOST_ROUNDS) return answer
      await this.#fetch()
    }
  }

  /** Whether words are known is asked first: it mostly settles the rest. */
  async #fetch(): Promise<void> {
    const { counts, lookups } = this.#missing
    if (counts.size > 0) {
      const { documents, counts: known } = await this.#source.count([...counts])
      this.documents = documents
      for (const word of counts) this.#counts.set(word, known.get(word) ?? { products: 0, strong: 0 })
    } else {
      await Promise.all(
        [...lookups].map(async ([name, fetch]) => this.#found.set(name, await fetch(this.#source))),
      )
    }
    counts.clear()
    lookups.clear()
  }

  readonly vocabulary: KnownWords['vocabulary'] = {
    find: (word) => (this.#countOf(word).products > 0 ? this.keyOf(word) : undefined),
    startingWith: (prefix) =>
      this.#look(`begin ${prefix}`, (source) => source.startingWith('word', prefix)).map(({ word }) => ({
        length: word.length,
        key: this.keyOf(word),
      })),
    words: {
      get: (word) => this.#trees.word.get(word),
      fuzzyGet: (word, typos) => {
        for (const found of this.#look(`near word ${word}`, (source) => source.near('word', word)))
          this.#trees.word.set(found.word, this.keyOf(found.word))
        return this.#trees.word.fuzzyGet(word, typos)
      },
    },
    surfaces: {
      get: (word) => this.#trees.surface.get(word),
      fuzzyGet: (word, typos) => {
        for (const found of this.#look(`near surface ${word}`, (source) => source.near('surface', word)))
          this.#trees.surface.set(found.word, this.#surfaceOf(found))
        return this.#trees.surface.fuzzyGet(word, typos)
      },
      atPrefix: (prefix) =>
        new Map(
          this.#look(`shown ${prefix}`, (source) => source.startingWith('surface', prefix)).map((found) => [
            found.word,
            this.#surfaceOf(found),
          ]),
        ),
    },
    sounds: {
      size: 1,
      get: (sound) =>
        sound === ''
          ? undefined
          : this.#look(`sound ${sound}`, (source) => source.soundingLike(sound)).map(({ shown, stored }) => ({
              word: shown,
              key: this.keyOf(stored),
            })),
    },
  }

  readonly postings = { length: (key: number) => this.#countOf(this.wordOf(key)).products }

  readonly isInUse = (key: number): boolean => this.#countOf(this.wordOf(key)).products > 0

  readonly isStrong = (key: number): boolean => this.#countOf(this.wordOf(key)).strong > 0

  keyOf(word: string): number {
    const known = this.#keys.get(word)
    if (known !== undefined) return known
    this.#keys.set(word, this.#words.length)
    return this.#words.push(word) - 1
  }

  wordOf(key: number): string {
    return this.#words[key] ?? ''
  }

  #surfaceOf({ shown, stored }: Found): Surface {
    return { shown, key: this.keyOf(stored) }
  }

  #countOf(word: string): WordCount {
    const known = this.#counts.get(word)
    if (!known) this.#missing.counts.add(word)
    return known ?? { products: 0, strong: 0 }
  }

  #look(name: string, fetch: Lookup['fetch']): Found[] {
    const known = this.#found.get(name)
    if (!known) this.#missing.lookups.set(name, fetch)
    return known ?? []
  }
}

type Surface = { shown: string; key: number }
