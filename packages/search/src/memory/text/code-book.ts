import SearchableMap from 'minisearch/SearchableMap'
import { WordTally } from './word-tally.ts'

// Article numbers and other words with digits. They are the same in every language and far more numerous than
// words, so all languages of a catalogue share one tree; word keys come from the same counter to stay apart.
export class CodeBook {
  readonly codes = new SearchableMap<number>()
  readonly tally = new WordTally()
  #keys = 0

  nextKey(): number {
    return this.#keys++
  }

  keyOf(code: string): number {
    return this.codes.fetch(code, () => this.nextKey())
  }
}
