import { EntryPool } from './entry-pool.ts'
import { grown } from './grown.ts'

const EMPTY = new Uint32Array(0)
export const FIRST_BLOCK = 4

/**
 * Ascending lists of 32-bit entries by key. Most keys (article numbers, rare words) hold one entry,
 * which stands where longer lists have their address in the pool.
 */
export class PostingLists {
  /** By key: the address of the list or its only entry, then its length. */
  #places = new Uint32Array(16)
  readonly #pool: EntryPool

  constructor(pool = new EntryPool()) {
    this.#pool = pool
  }

  static of(places: Uint32Array<ArrayBuffer>, pool: EntryPool): PostingLists {
    const lists = new PostingLists(pool)
    if (places.length > 0) lists.#places = places
    return lists
  }

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

  /** Entries of the slots that stand in every list, each with the least that any of them says. */
  inAll(keys: readonly number[]): Uint32Array {
    const [first = 0, ...others] = keys.toSorted((a, b) => this.length(a) - this.length(b))
    return others.reduce<Uint32Array>(
      (common, key) => intersect(common, this.read(key)),
      this.read(first).slice(),
    )
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

const VALUE_BITS = 8
const VALUE = 255

function intersect(a: Uint32Array, b: Uint32Array): Uint32Array {
  let passed = 0
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [left, right] = [a[i] as number, b[j] as number]
    if (left >>> VALUE_BITS === right >>> VALUE_BITS) {
      a[passed++] = least(left, right)
      i++
      j++
    } else if (left < right) i++
    else j++
  }
  return a.subarray(0, passed)
}

/** The weaker of two values in the low seven bits; the eighth holds where both have it. */
function least(a: number, b: number): number {
  const low = Math.min(a & 127, b & 127)
  return a - (a & VALUE) + low + (a & b & 128)
}

/** Blocks hold 4, 8, 16 … entries. */
function isFull(length: number): boolean {
  return length === 1 || (length >= FIRST_BLOCK && (length & (length - 1)) === 0)
}
