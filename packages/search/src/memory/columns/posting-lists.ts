import { grown } from './grown.ts'

const EMPTY = new Uint32Array(0)

/**
 * Ascending lists of 32-bit entries by key. Most keys (article numbers, rare words) hold one entry,
 * and a typed array each would cost more than all the data, so the first entry lives in a shared column.
 */
export class PostingLists {
  #lengths = new Uint32Array(16)
  #first = new Uint32Array(16)
  readonly #lists: (Uint32Array | undefined)[] = []

  get keys(): number {
    return this.#lengths.length
  }

  length(key: number): number {
    return this.#lengths[key] ?? 0
  }

  /** The backing array; only the first `length(key)` entries count. */
  read(key: number): Uint32Array {
    const list = this.#lists[key]
    if (list) return list
    return this.length(key) === 0 ? EMPTY : this.#first.subarray(key, key + 1)
  }

  push(key: number, entry: number): void {
    if (key >= this.#lengths.length) this.#makeRoom(key + 1)
    const length = this.#lengths[key] as number
    this.#lengths[key] = length + 1
    if (length === 0) {
      this.#first[key] = entry
      return
    }
    const list = this.#lists[key]
    if (list && length < list.length) list[length] = entry
    else this.#append(key, length, entry)
  }

  #append(key: number, length: number, entry: number): void {
    while (this.#lists.length < key) this.#lists.push(undefined)
    const list = grown(this.#lists[key] ?? new Uint32Array(4), length + 1)
    if (length === 1) list[0] = this.#first[key] as number
    list[length] = entry
    this.#lists[key] = list
  }

  #makeRoom(keys: number): void {
    this.#lengths = grown(this.#lengths, keys)
    this.#first = grown(this.#first, keys)
  }
}
