import type { Analyzer } from '../../../analysis/analyzer.ts'

export type Tree<T> = {
  get(word: string): T | undefined
  /** Words within so many edits, with how many it takes. */
  fuzzyGet(word: string, typos: number): Iterable<[string, [T, number]]>
}
type Surface = { shown: string; key: number }

/** What reading a text asks of the words a catalogue has, wherever they lie. Words go by keys. */
export type KnownWords = {
  analyzer: Analyzer
  vocabulary: {
    find(word: string): number | undefined
    startingWith(prefix: string): Iterable<{ length: number; key: number }>
    words: Tree<number>
    surfaces: Tree<Surface> & {
      atPrefix(prefix: string): { values(): Iterable<Surface> } & Iterable<[string, Surface]>
    }
    sounds: { readonly size: number; get(sound: string): { word: string; key: number }[] | undefined }
  }
  /** How many products have a word. */
  postings: { length(key: number): number }
}
