import type { ChunkPlace } from '../../analysis/chunks.ts'

/** A piece of text between spaces and the keys of its words. */
type Reading = { chunk: string; keys: readonly number[] }

/** A power of two. */
const PLACES = 16_384
/** Bits of the hash that choose the place; the others tell most strangers apart without a look at their letters. */
const PLACE_BITS = PLACES - 2
const SEVERAL = -1

// The chunks read lately, in columns of fixed size. A chunk may stand in one of two places next to each other, an
// even and an odd one; a third chunk that belongs there takes the place that was not asked for last.
export class RecentReadings {
  readonly #chunks: string[] = new Array(PLACES).fill('')
  /** Hash and key by place, side by side; most chunks are one word. */
  readonly #hashesAndKeys = new Int32Array(PLACES * 2)
  readonly #keys: (readonly number[])[] = new Array(PLACES).fill([])
  readonly #isSuggested = new Uint8Array(PLACES)
  /** By even place: which of the two was asked for last. */
  readonly #latest = new Uint8Array(PLACES)

  /** The place of a chunk, or -1. */
  find(text: string, place: ChunkPlace): number {
    const pair = pairOf(place.hash)
    for (let at = pair; at <= pair + 1; at++) {
      if (this.#hashesAndKeys[at * 2] !== place.hash) continue
      if (!stands(this.#chunks[at] as string, text, place)) continue
      this.#latest[pair] = at - pair
      return at
    }
    return -1
  }

  keep(hash: number, { chunk, keys }: Reading): number {
    const pair = pairOf(hash)
    const at = pair + 1 - (this.#latest[pair] as number)
    this.#latest[pair] = at - pair
    this.#chunks[at] = chunk
    this.#hashesAndKeys[at * 2] = hash
    this.#hashesAndKeys[at * 2 + 1] = keys.length === 1 ? (keys[0] as number) : SEVERAL
    this.#keys[at] = keys
    this.#isSuggested[at] = 0
    return at
  }

  chunk(at: number): string {
    return this.#chunks[at] as string
  }

  /** The key of a chunk of one word, else -1. */
  onlyKey(at: number): number {
    return this.#hashesAndKeys[at * 2 + 1] as number
  }

  keys(at: number): readonly number[] {
    return this.#keys[at] as readonly number[]
  }

  /** Marks the chunk's words as suggested; false when they were. */
  suggest(at: number): boolean {
    if (this.#isSuggested[at] === 1) return false
    this.#isSuggested[at] = 1
    return true
  }
}

function pairOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & PLACE_BITS
}

function stands(chunk: string, text: string, { start, end }: ChunkPlace): boolean {
  if (chunk.length !== end - start) return false
  for (let at = 0; at < chunk.length; at++) {
    if (chunk.charCodeAt(at) !== text.charCodeAt(start + at)) return false
  }
  return true
}
