import type { FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

export type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** Where in the file an array lies. */
export type Place = { type: 'u8' | 'u16' | 'u32' | 'f64'; at: number; length: number; sum: number }

/** The widest type of number begins at a multiple of its bytes. */
const GRAIN = 8
/** Written, and added up, without holding anybody up. */
const BYTES_AT_ONCE = 2 ** 21

export function bytesOf(numbers: Numbers): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}

// Lays arrays into a file, one behind another. They may grow meanwhile; what is written of them no longer changes.
export class ArrayWriter {
  readonly #file: FileHandle
  readonly #signal: AbortSignal | undefined
  #end = 0

  constructor(file: FileHandle, signal?: AbortSignal) {
    this.#file = file
    this.#signal = signal
  }

  add(numbers: Numbers): Promise<Place> {
    return this.addPieces(typeOf(numbers), [numbers])
  }

  /** One array, of which no more than a piece is ever in memory. */
  async addPieces(type: Place['type'], pieces: Iterable<Numbers>): Promise<Place> {
    const at = this.#end
    const place = { type, at, length: 0, sum: 0 }
    for (const piece of pieces) {
      place.length += piece.length
      place.sum = await this.write(bytesOf(piece), place.sum)
    }
    const past = this.#end % GRAIN
    if (past > 0) await this.write(new Uint8Array(GRAIN - past))
    return place
  }

  async write(bytes: Uint8Array, sum = 0): Promise<number> {
    let added = sum
    for (let from = 0; from < bytes.length; from += BYTES_AT_ONCE) {
      const piece = bytes.subarray(from, from + BYTES_AT_ONCE)
      added = crc32(piece, added)
      this.#signal?.throwIfAborted()
      await writeAll(this.#file, piece)
      this.#end += piece.length
    }
    return added
  }
}

/** A disk may take less than it is given. */
async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length; ) from += (await file.write(bytes, from)).bytesWritten
}

function typeOf(numbers: Numbers): Place['type'] {
  if (numbers instanceof Uint8Array) return 'u8'
  if (numbers instanceof Uint16Array) return 'u16'
  return numbers instanceof Uint32Array ? 'u32' : 'f64'
}
