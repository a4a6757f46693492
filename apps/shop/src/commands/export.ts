import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '@vitrine/api/db/client'
import { exportRecords } from '@vitrine/api/features/imports/records/export-records'
import { FEED_VERSION } from '@vitrine/api/features/imports/records/read-records'
import { ExpectedFailure } from '../expected-failure.ts'
import { type CommandInput, withDatabase } from './with-database.ts'

/** `export records <file>`; compressed when the name ends in .gz. The file appears whole or not at all. */
export async function runExport(
  input: CommandInput,
  [kind, name, ...rest]: readonly string[],
): Promise<void> {
  if (kind !== 'records' || name === undefined || rest.length > 0)
    throw new ExpectedFailure('Use: export records <file>.')
  const file = resolve(name)
  const temporary = `${file}.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    await withDatabase(input, async (db) => {
      const counts = new Map<string, number>()
      await pipeline([
        Readable.from(linesOf(db, counts)),
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

async function* linesOf(db: Database, counts: Map<string, number>): AsyncGenerator<string> {
  yield `${JSON.stringify({ kind: 'feed', version: FEED_VERSION })}\n`
  for await (const record of exportRecords(db)) {
    counts.set(record.kind, (counts.get(record.kind) ?? 0) + 1)
    yield `${JSON.stringify(record)}\n`
  }
}
