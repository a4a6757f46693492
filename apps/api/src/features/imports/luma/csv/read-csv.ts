// Rows of one CSV file by column name, each with its place. Faults of the file are noted, and reading goes on.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import type { SourcePlace } from '@vitrine/domain/catalog/records'
import { CsvError, parse as createParser } from 'csv-parse'
import type { LumaFeed } from '../luma-feed.ts'

export type Row = { place: SourcePlace; get: (column: string) => string }
export type CsvFile = {
  /** Below the feed's folder. */
  file: string
  required: readonly string[]
  optional?: readonly string[]
}

const MEGABYTE = 1_000_000

/** Fields cost memory until the record ends, so that a quote never closed would swallow the file. */
const OPTIONS = { bom: true, info: true, relax_column_count: true, max_record_size: MEGABYTE } as const

type Parsed = { record: string[]; info: { lines: number } }

export async function* readCsv(feed: LumaFeed, csv: CsvFile): AsyncGenerator<Row> {
  let columns: string[] | undefined
  let line = 1
  try {
    for await (const { record, info } of parse(join(feed.dir, csv.file))) {
      const place = { file: csv.file, line }
      line = info.lines + 1
      if (columns === undefined) {
        columns = record
        if (!checkHeader(feed, csv, columns)) return
      } else if (isWhole(feed, { record, place, width: columns.length })) yield toRow(columns, record, place)
    }
    if (columns === undefined) checkHeader(feed, csv, [])
  } catch (error) {
    feed.problems.add({ place: { file: csv.file, line }, message: reasonOf(error) })
  }
}

function parse(path: string): AsyncIterable<Parsed> {
  const parser = createParser(OPTIONS)
  // A fault of the file ends the parser too, and so reaches whoever reads from it.
  pipeline(createReadStream(path), parser, () => {})
  return parser
}

function checkHeader(feed: LumaFeed, { file, required, optional = [] }: CsvFile, columns: string[]): boolean {
  const place = { file, line: 1 }
  const missing = required.filter((name) => !columns.includes(name))
  const unknown = columns.filter((name) => !required.includes(name) && !optional.includes(name))
  for (const name of missing) feed.problems.add({ place, message: `the column "${name}" is missing` })
  for (const name of unknown) feed.problems.add({ place, message: `the column "${name}" is not known` })
  return missing.length + unknown.length === 0
}

function isWhole(
  feed: LumaFeed,
  { record, place, width }: { record: string[]; place: SourcePlace; width: number },
): boolean {
  if (record.length !== width) {
    const message = `the row has ${record.length} cells where the header has ${width}`
    feed.problems.add({ place, message })
    return false
  }
  if (record.some((cell) => cell.includes('\uFFFD'))) {
    feed.problems.add({ place, message: 'the row is not UTF-8' })
    return false
  }
  return true
}

function toRow(columns: readonly string[], record: readonly string[], place: SourcePlace): Row {
  const cells = new Map(columns.map((name, at) => [name, record[at] ?? '']))
  return { place, get: (column) => cells.get(column) ?? '' }
}

function reasonOf(error: unknown): string {
  if (error instanceof CsvError) return `the file cannot be read as CSV: ${error.message}`
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'the file is missing'
  throw error
}
