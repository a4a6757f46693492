import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { ShopRecord, SourcePlace } from '@vitrine/domain/catalog/records'
import type { z } from 'zod'
import { ImportRefused, ProblemList } from '../problems.ts'
import { recordSchema } from './record-schema.ts'

/** The format of docs/records.md; a file may say it in its first line. */
export const FEED_VERSION = 1

/** What a line may hold at most, so that a file without an end of line cannot fill the memory. */
const MAX_LINE_CHARACTERS = 10_000_000
const WITH_PLACE = new Set<ShopRecord['kind']>(['product', 'link', 'review'])

type Line = { place: SourcePlace; text: string }

/** Records of an NDJSON file, compressed by gzip or not; every line that is none is told before the import is refused. */
export async function* readRecords(path: string, now: Date): AsyncGenerator<ShopRecord> {
  const problems = new ProblemList()
  const schema = recordSchema(now)
  for await (const { place, text } of linesOf(path, problems)) {
    const value = parseLine(text, place, problems)
    if (value === undefined || isHeader(value, place, problems)) continue
    const record = checkRecord(schema, value, { place, problems })
    if (record) yield record
  }
  if (problems.count > 0) throw new ImportRefused(problems)
}

/** Records made in this process, held to the same rules as those of a file. */
export function* checkRecords(
  records: Iterable<ShopRecord>,
  { file, now }: { file: string; now: Date },
): Generator<ShopRecord> {
  const problems = new ProblemList()
  const schema = recordSchema(now)
  let line = 0
  for (const given of records) {
    line += 1
    const record = checkRecord(schema, given, { place: { file, line }, problems })
    if (record) yield record
  }
  if (problems.count > 0) throw new ImportRefused(problems)
}

type Where = { place: SourcePlace; problems: ProblemList }

function checkRecord(
  schema: z.ZodType<ShopRecord>,
  value: unknown,
  { place, problems }: Where,
): ShopRecord | undefined {
  const { success, data, error } = schema.safeParse(value)
  if (success) return WITH_PLACE.has(data.kind) ? ({ ...data, place } as ShopRecord) : data
  for (const { path, message } of error.issues)
    problems.add({ place, message: `${path.length > 0 ? `${path.join('.')}: ` : ''}${message}` })
  return undefined
}

function parseLine(text: string, place: SourcePlace, problems: ProblemList): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    problems.add({ place, message: `the line is not JSON: ${(error as Error).message}` })
    return undefined
  }
}

function isHeader(value: unknown, place: SourcePlace, problems: ProblemList): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== 'feed') return false
  const version = 'version' in value ? value.version : undefined
  if (version !== FEED_VERSION)
    problems.add({
      place,
      message: `version: this shop reads version ${FEED_VERSION}, not ${JSON.stringify(version)}`,
    })
  return true
}

async function* linesOf(path: string, problems: ProblemList): AsyncGenerator<Line> {
  const file = basename(path)
  let line = 0
  let rest = ''
  const next = (text: string): Line => {
    line += 1
    return { place: { file, line }, text }
  }
  const isFilled = ({ text }: Line) => text.trim() !== ''
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    for await (const chunk of await openFile(path)) {
      const parts = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n')
      rest = parts.pop() ?? ''
      if (rest.length > MAX_LINE_CHARACTERS) throw new Error('the line is too long')
      yield* parts.map(next).filter(isFilled)
    }
    yield* [next(rest + decoder.decode())].filter(isFilled)
  } catch (error) {
    problems.add({ place: { file, line: line + 1 }, message: reasonOf(error) })
  }
}

/** Told by its first bytes, not by its name. */
async function openFile(path: string): Promise<AsyncIterable<unknown>> {
  const handle = await open(path)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
  await handle.close()
  const isGzip = bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  const source = createReadStream(path)
  // A fault of the file ends the unpacking too, and so reaches whoever reads from it.
  return isGzip ? pipeline(source, createGunzip(), () => {}) : source
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'the text is not UTF-8'
  if (code?.startsWith('Z_')) return `the file is damaged: ${message}`
  return message
}
