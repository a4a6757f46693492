import { hasDigit } from '../../analysis/analyzer.ts'
import { hasHan } from '../../analysis/segment-chinese.ts'
import { soundOf } from '../../analysis/sound-of.ts'
import type { ReadDocument } from './read-document.ts'

export type WordRecord = {
  kind: 'word' | 'surface'
  word: string
  shown?: string
  stored?: string
  sound?: string
  products: number
}

// The words of one store's products; numbers are left out, nobody's typo is guessed at among them.
export class WordList {
  readonly #words = new Map<string, WordRecord>()

  add({ words, surfaces }: Pick<ReadDocument, 'words' | 'surfaces'>): void {
    for (const { word } of words) if (!hasDigit(word)) this.#count({ kind: 'word', word, products: 0 })
    for (const { folded: word, shown, stored } of surfaces) {
      const sound = hasHan(word) && word.length > 1 ? { sound: soundOf(shown) } : {}
      this.#count({ kind: 'surface', word, shown, stored, ...sound, products: 0 })
    }
  }

  /** Each with the name it is kept under. */
  get records(): [id: string, WordRecord][] {
    return [...this.#words]
  }

  #count(record: WordRecord): void {
    const id = `${record.kind} ${record.word}`
    const known = this.#words.get(id) ?? record
    known.products += 1
    this.#words.set(id, known)
  }
}
