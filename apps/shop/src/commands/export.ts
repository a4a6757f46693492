import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '@vitrine/api/db/client'
import { FORMATS } from '@vitrine/api/features/imports/formats/read-format'
import { exportRecords } from '@vitrine/api/features/imports/records/export-records'
import { FEED_VERSION } from '@vitrine/api/features/imports/records/read-records'
import { ExpectedFailure } from '../expected-failure.ts'
import { EXPORT_USE, exportWishOf, tableOf } from './feed/export-table.ts'
import { peopleExport } from './feed/people-table.ts'
import { type CommandInput, withDatabase } from './with-database.ts'

type Counts = Map<string, number>
type Lines = (db: Database, counts: Counts) => AsyncGenerator<string>

/** `export records|shopify|…|customers|orders <file>`; compressed when the name ends in .gz. */
export async function runExport(input: CommandInput, [kind, ...args]: readonly string[]): Promise<void> {
  const format = FORMATS.find((one) => one === kind)
  if (format) {
    const { name, ...wish } = exportWishOf(args)
    return writeFile(input, name, (db, counts) => tableOf(db, { ...wish, format, counts }))
  }
  if (kind === 'customers' || kind === 'orders') {
    const { name, lines } = peopleExport(input, kind, args)
    return writeFile(input, name, lines)
  }
  const [name, ...rest] = args
  if (kind !== 'records' || name === undefined || rest.length > 0) throw new ExpectedFailure(EXPORT_USE)
  return writeFile(input, name, linesOf)
}

/** The file appears whole or not at all. */
async function writeFile(input: CommandInput, name: string, lines: Lines): Promise<void> {
  const file = resolve(name)
  const temporary = `${file}.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    await withDatabase({ ...input, mustExist: true }, async (db) => {
      const counts: Counts = new Map()
      await pipeline([
        Readable.from(lines(db, counts)),
        ...(file.endsWith('.gz') ? [createGzip()] : []),
        createWriteStream(temporary),
      ])
      await rename(temporary, file)
      input.say(`${[...counts].map(([of, count]) => `${of} ${count}`).join(', ')}: written to ${file}`)
    })
  } finally {
    await rm(temporary, { force: true })
  }
}

async function* linesOf(db: Database, counts: Counts): AsyncGenerator<string> {
  yield `${JSON.stringify({ kind: 'feed', version: FEED_VERSION })}\n`
  for await (const record of exportRecords(db)) {
    counts.set(record.kind, (counts.get(record.kind) ?? 0) + 1)
    yield `${JSON.stringify(record)}\n`
  }
}
