import { EntryPool } from './entry-pool.ts'
import { grown } from './grown.ts'

const EMPTY = new Uint32Array(0)
const FIRST_BLOCK = 4

/**
 * Ascending lists of 32-bit entries by key. Most keys (article numbers, rare words) hold one entry,
 * which stands where longer lists have their address in the pool.
 */
export class PostingLists {
  /** By key: the address of the list or its only entry, then its length. */
  #places = new Uint32Array(16)
  readonly #pool = new EntryPool()

  get keys(): number {
    return this.#places.length >>> 1
  }

  length(key: number): number {
    return this.#places[key * 2 + 1] ?? 0
  }

  /** Valid until the next push. */
  read(key: number): Uint32Array {
    const length = this.length(key)
    if (length === 0) return EMPTY
    if (length === 1) return this.#places.subarray(key * 2, key * 2 + 1)
    return this.#pool.view(this.#places[key * 2] as number, length)
  }

  push(key: number, entry: number): void {
    const at = key * 2
    if (at + 1 >= this.#places.length) this.#places = grown(this.#places, at + 2)
    const places = this.#places
    const length = places[at + 1] as number
    places[at + 1] = length + 1
    if (length === 0) {
      places[at] = entry
      return
    }
    if (isFull(length)) places[at] = this.#roomier(places[at] as number, length)
    this.#pool.write(places[at] as number, length, entry)
  }

  #roomier(place: number, length: number): number {
    if (length > 1) return this.#pool.double(place, length)
    const block = this.#pool.take(FIRST_BLOCK)
    this.#pool.write(block, 0, place)
    return block
  }
}

/** Blocks hold 4, 8, 16 … entries. */
function isFull(length: number): boolean {
  return length === 1 || (length >= FIRST_BLOCK && (length & (length - 1)) === 0)
}
