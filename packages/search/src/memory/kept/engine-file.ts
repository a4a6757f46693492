// A catalogue in a file: its arrays, then what they are, then where that begins. Each part with a checksum, so that half a file
// is known for one; a whole one takes the place of the one before at once.
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import type { EngineOptions } from '../../port.ts'
import type { Catalogue } from '../catalogue.ts'
import { readInto, TornFile } from './array-reader.ts'
import { ArrayWriter, bytesOf } from './array-writer.ts'
import { type KeptCatalogue, keepCatalogue } from './keep-catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'

/** To be raised when what is written, or how words are read into it, changes. */
const FORMAT = 1
/** Read in another order of bytes it is another number. */
const MARK = 0x7674_726e
const TAIL_NUMBERS = 4

/** What whoever keeps it notes beside it. */
export type Note = Record<string, unknown>
type Contents = { note: Note; options: EngineOptions; catalogue: KeptCatalogue }
export type Keeping = { path: string; note: object; options: EngineOptions; signal?: AbortSignal }

export async function keepCatalogueIn(catalogue: Catalogue, keeping: Keeping): Promise<void> {
  const { path } = keeping
  const part = `${path}.part`
  try {
    await writeFile(catalogue, { ...keeping, path: part })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function writeFile(catalogue: Catalogue, { path, signal, ...rest }: Keeping): Promise<void> {
  // What there is of it is noted before anything is awaited.
  const keeping = keepCatalogue(catalogue)
  const file = await open(path, 'w', 0o600)
  try {
    const writer = new ArrayWriter(file, signal)
    const text = Buffer.from(JSON.stringify({ ...rest, catalogue: await keeping(writer) }))
    const sum = await writer.write(text)
    await writer.write(bytesOf(Float64Array.of(FORMAT, MARK, text.length, sum)))
  } finally {
    await file.close()
  }
}

/** Undefined where it is of other options, or not what is wanted; fails where it is not whole. */
export async function readCatalogueIn(
  path: string,
  options: EngineOptions,
  isWanted: (note: Note) => Promise<boolean>,
): Promise<{ catalogue: Catalogue; note: Note } | undefined> {
  const file = await open(path, 'r')
  try {
    const contents = await readContents(file)
    if (!contents || JSON.stringify(contents.options) !== JSON.stringify(options)) return undefined
    if (!(await isWanted(contents.note))) return undefined
    return { note: contents.note, catalogue: await readCatalogue(file, contents.catalogue) }
  } finally {
    await file.close()
  }
}

async function readContents(file: FileHandle): Promise<Contents | undefined> {
  const { size } = await file.stat()
  const tail = new Float64Array(TAIL_NUMBERS)
  if (size < tail.byteLength) throw new TornFile('There is hardly anything in it.')
  await file.read(bytesOf(tail), 0, tail.byteLength, size - tail.byteLength)
  const [format, mark, length = 0, sum = 0] = tail
  if (mark !== MARK) throw new TornFile('Its end is missing.')
  if (format !== FORMAT) return undefined
  const text = new Uint8Array(length)
  await readInto(file, text, { at: size - tail.byteLength - length, sum })
  return JSON.parse(Buffer.from(text.buffer).toString()) as Contents
}
