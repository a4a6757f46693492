// Article numbers and other words with digits. They are the same in every language and far more numerous than words,
// so all languages share them, in columns: a string with a place in a tree for each would take ten times the room.
import { grown } from '../../columns/grown.ts'
import { WordTally } from '../word-tally.ts'
import { Chains } from './chains.ts'
import { hashOf, Letters } from './letters.ts'
import { Places } from './places.ts'

/** Codes are found by their beginnings of two signs and of five. */
const SHORT = 2
const LONG = 5
/** Completions are a help; nobody waits for the rarest of them. */
const MAX_LOOKED_AT = 30_000

export type Code = { length: number; key: number }

export type ListedBook = {
  nextKey: number
  arrays: Record<
    'keyByCode' | 'starts' | 'shortFirst' | 'shortNext' | 'longFirst' | 'longNext',
    Uint32Array
  > & { letters: Uint16Array }
}

export class CodeBook {
  readonly tally = new WordTally()
  /** Words take their keys from the same counter to stay apart. */
  #nextKey = 0
  #keyByCode: Uint32Array = new Uint32Array(0)
  #letters = new Letters()
  readonly #places = new Places((at) => this.#letters.hash(at))
  readonly #short = new Chains(SHORT)
  readonly #long = new Chains(LONG)

  /** One that a file has kept. */
  static of({ nextKey, arrays }: ListedBook): CodeBook {
    const book = new CodeBook()
    book.#nextKey = nextKey
    book.#keyByCode = arrays.keyByCode
    book.#letters = Letters.of(arrays.letters, arrays.starts)
    for (let at = 0; at < book.#letters.count; at++) book.#places.add(book.#letters.hash(at), at)
    book.#short.take({ first: arrays.shortFirst, next: arrays.shortNext })
    book.#long.take({ first: arrays.longFirst, next: arrays.longNext })
    return book
  }

  /** A copy of all there is. */
  listed(): ListedBook {
    const { count } = this.#letters
    const [short, long] = [this.#short.listed(count), this.#long.listed(count)]
    return {
      nextKey: this.#nextKey,
      arrays: {
        keyByCode: this.#keyByCode.slice(0, count),
        ...this.#letters.listed(),
        ...{ shortFirst: short.first, shortNext: short.next },
        ...{ longFirst: long.first, longNext: long.next },
      },
    }
  }

  nextKey(): number {
    return this.#nextKey++
  }

  find(code: string): number | undefined {
    const at = this.#places.find(hashOf(code), (candidate) => this.#isCode(candidate, code))
    return at < 0 ? undefined : this.#keyByCode[at]
  }

  keyOf(code: string): number {
    return this.find(code) ?? this.#add(code)
  }

  /** Codes that begin so, as far as they are quickly found. */
  *startingWith(prefix: string): Generator<Code> {
    if (prefix.length < SHORT) return
    let looked = 0
    for (const at of (prefix.length < LONG ? this.#short : this.#long).along(prefix)) {
      if (this.#letters.begins(at, prefix))
        yield { length: this.#letters.length(at), key: this.#keyByCode[at] as number }
      if (++looked === MAX_LOOKED_AT) return
    }
  }

  #add(code: string): number {
    const at = this.#letters.add(code)
    this.#places.add(hashOf(code), at)
    this.#short.add(code, at)
    this.#long.add(code, at)
    this.#keyByCode = grown(this.#keyByCode, at + 1)
    const key = this.nextKey()
    this.#keyByCode[at] = key
    return key
  }

  #isCode(at: number, code: string): boolean {
    return this.#letters.length(at) === code.length && this.#letters.begins(at, code)
  }
}
