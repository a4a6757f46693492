import type { FileHandle } from 'node:fs/promises'
import { readArray } from './array-reader.ts'
import type { ArrayWriter, Place } from './array-writer.ts'

type Bytes = Place & { type: 'u8' }

const TEXTS_AT_ONCE = 4_096
/** Stands in no word. */
const END = '\n'

export async function keepTexts(texts: readonly string[], writer: ArrayWriter): Promise<Bytes> {
  return (await writer.addPieces('u8', encoded(texts))) as Bytes
}

/** Letter by letter, because halves of signs that somebody pasted have no other form. */
function* encoded(texts: readonly string[]): Generator<Uint8Array> {
  for (let from = 0; from < texts.length; from += TEXTS_AT_ONCE) {
    const piece = texts.slice(from, from + TEXTS_AT_ONCE)
    yield Buffer.from(piece.map((text) => text + END).join(''), 'utf16le')
  }
}

export async function readTexts(file: FileHandle, place: Bytes): Promise<string[]> {
  const bytes = await readArray(file, place)
  const texts = Buffer.from(bytes.buffer).toString('utf16le').split(END)
  texts.pop()
  return texts
}
