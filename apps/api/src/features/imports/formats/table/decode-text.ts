// The bytes of a file as text. Which letters they are is told or plain to see, never guessed.
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Refused, type Told, told } from '#api/refusal/told.ts'
import { describeProblem, type ProblemList } from '../../problems.ts'

export const CHARSETS = ['utf-8', 'windows-1252', 'windows-1251'] as const
export type Charset = (typeof CHARSETS)[number]

/** What a table may weigh, unpacked; it is read as a whole, since a row may name one far below. */
export const MAX_TABLE_MB = 64
export const MAX_TABLE_BYTES = MAX_TABLE_MB * 1024 * 1024

/** The file is none this shop can read. */
export class Unreadable extends Refused {
  /** Rows it was refused for. */
  readonly leftOut: ProblemList | undefined

  constructor(told: Told, leftOut?: ProblemList) {
    super(told)
    this.leftOut = leftOut
    const [first] = leftOut?.listed ?? []
    if (first) this.message += ` (${describeProblem(first)})`
  }
}

export async function decodeText(bytes: Uint8Array, charset: Charset): Promise<string> {
  const plain = isGzip(bytes) ? await unpack(bytes) : bytes
  if (plain.byteLength > MAX_TABLE_BYTES) throw new Unreadable(told('FILE_TOO_LARGE', { size: MAX_TABLE_MB }))
  if (startsWith(plain, 0x50, 0x4b, 0x03, 0x04)) throw new Unreadable(told('ZIP_ARCHIVE'))
  const text = decode(plain, markedAs(plain) ?? charset)
  const nul = text.indexOf('\0')
  if (nul >= 0) throw new Unreadable(told('ZERO_CHARACTER', { line: lineAt(text, nul) }))
  return text
}

/** A mark at its beginning tells more than whoever was asked. */
function markedAs(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : undefined
}

const isGzip = (bytes: Uint8Array) => startsWith(bytes, 0x1f, 0x8b)
const startsWith = (bytes: Uint8Array, ...head: number[]) => head.every((byte, at) => bytes[at] === byte)

/** A small file that unpacks to gigabytes is stopped on the way. */
async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: MAX_TABLE_BYTES })
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new Unreadable(
      isTooLarge ? told('UNPACKS_TOO_LARGE', { size: MAX_TABLE_MB }) : told('ARCHIVE_DAMAGED'),
    )
  }
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    const line = lineAt(new TextDecoder(charset).decode(bytes), undefined)
    throw new Unreadable(told('NOT_CHARSET', { line, charset: charset.toUpperCase() }))
  }
}

function lineAt(text: string, at: number = text.indexOf('\uFFFD')): string {
  return String(text.slice(0, at).split('\n').length)
}
