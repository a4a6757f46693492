import type { FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { bytesOf, type Numbers, type Place } from './array-writer.ts'

const BYTES_AT_ONCE = 2 ** 22
const MAKERS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f64: Float64Array }

type ArrayOf = {
  u8: Uint8Array<ArrayBuffer>
  u16: Uint16Array<ArrayBuffer>
  u32: Uint32Array<ArrayBuffer>
  f64: Float64Array<ArrayBuffer>
}

/** The file is not what was written. */
export class TornFile extends Error {}

/** Fails where its bytes are not those that were written. */
export async function readArray<Type extends Place['type']>(
  file: FileHandle,
  place: Place & { type: Type },
): Promise<ArrayOf[Type]> {
  const numbers: Numbers = new MAKERS[place.type](place.length)
  await readInto(file, bytesOf(numbers), place)
  return numbers as ArrayOf[Type]
}

export async function readInto(
  file: FileHandle,
  bytes: Uint8Array,
  { at, sum }: Pick<Place, 'at' | 'sum'>,
): Promise<void> {
  let added = 0
  for (let from = 0; from < bytes.length; ) {
    const piece = bytes.subarray(from, from + BYTES_AT_ONCE)
    const { bytesRead } = await file.read(piece, 0, piece.length, at + from)
    if (bytesRead === 0) throw new TornFile('It ends too early.')
    added = crc32(piece.subarray(0, bytesRead), added)
    from += bytesRead
  }
  if (added !== sum) throw new TornFile('Its bytes are others.')
}
