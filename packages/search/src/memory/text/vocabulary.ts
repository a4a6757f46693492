import SearchableMap from 'minisearch/SearchableMap'
import { type Analyzer, hasDigit } from '../../analysis/analyzer.ts'
import type { CodeBook } from './code-book.ts'

const MOST_REMEMBERED_WORDS = 20_000

// The words of one language and their keys. Keys only grow, so an index and its compacted copy share one vocabulary.
export class Vocabulary {
  /** Words without digits, open to typos; codes are matched as typed. */
  readonly words = new SearchableMap<number>()
  /** Words of names as written, for suggestions, with the key of what they are stored as. */
  readonly surfaces = new SearchableMap<{ shown: string; key: number }>()
  readonly #remembered = new Map<string, number>()
  readonly #book: CodeBook

  constructor(book: CodeBook) {
    this.#book = book
  }

  get codes(): SearchableMap<number> {
    return this.#book.codes
  }

  find(word: string): number | undefined {
    return (hasDigit(word) ? this.codes : this.words).get(word)
  }

  /** The radix tree is slow to descend for every word of every text, so common words are remembered flat. */
  keyOf(word: string): number {
    const remembered = this.#remembered.get(word)
    if (remembered !== undefined) return remembered
    if (hasDigit(word)) return this.#book.keyOf(word)
    const key = this.words.fetch(word, () => this.#book.nextKey())
    if (this.#remembered.size >= MOST_REMEMBERED_WORDS) this.#remembered.clear()
    this.#remembered.set(word, key)
    return key
  }

  rememberSurfaces(name: string, analyzer: Analyzer): void {
    for (const { shown, folded } of analyzer.surfaces(name)) {
      if (this.surfaces.has(folded)) continue
      const key = this.find(analyzer.normalize(folded))
      if (key !== undefined) this.surfaces.set(folded, { shown, key })
    }
  }
}
