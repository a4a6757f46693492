import type { ChunkPlace } from '../../analysis/chunks.ts'

/** What a chunk of text was read as: the keys of its words, and whether suggestions have it already. */
export type Reading = { chunk: string; keys: readonly number[]; isSuggested: boolean }

/** Places in the table, a power of two. */
const PLACES = 16_384

// The chunks read lately, in a table of fixed size. A chunk may live in one of two places next to each other, the
// one asked for last in front; a third one that belongs there replaces the one behind.
export class RecentReadings {
  readonly #readings: (Reading | undefined)[] = new Array(PLACES).fill(undefined)

  find(text: string, place: ChunkPlace): Reading | undefined {
    const front = placeOf(place.hash)
    const first = this.#readings[front]
    if (first && stands(first.chunk, text, place)) return first
    const second = this.#readings[front + 1]
    if (!second || !stands(second.chunk, text, place)) return undefined
    this.#readings[front] = second
    this.#readings[front + 1] = first
    return second
  }

  keep(hash: number, reading: Reading): void {
    const front = placeOf(hash)
    this.#readings[front + 1] = this.#readings[front]
    this.#readings[front] = reading
  }
}

/** Always even; the low bits of the hash know little of the first letters. */
function placeOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (PLACES - 2)
}

function stands(chunk: string, text: string, { start, end }: ChunkPlace): boolean {
  if (chunk.length !== end - start) return false
  for (let at = 0; at < chunk.length; at++) {
    if (chunk.charCodeAt(at) !== text.charCodeAt(start + at)) return false
  }
  return true
}
