// A CSV file as rows by column name. Comma, semicolon or tab, told by its header; a row that makes no sense is left out.
import { pipeline, Readable } from 'node:stream'
import type { SourcePlace } from '@vitrine/domain/catalog/records'
import { parse as createParser, type Options } from 'csv-parse'
import { type Told, told } from '#api/refusal/told.ts'
import { type Charset, decodeText, Unreadable } from './decode-text.ts'

export type TableFile = { name: string; bytes: Uint8Array; charset?: Charset | undefined }
export type Row = { place: SourcePlace; get: (column: string) => string; has: (column: string) => boolean }
export type Table = { columns: readonly string[]; delimiter: string; rows: AsyncGenerator<Row> }
/** `isCut`: nothing below it is read. `cells` of a row that cannot be taken: some of them may be what it is known by. */
export type NoteFault = (
  fault: { place: SourcePlace; isCut?: true; cells?: readonly string[] } & Told,
) => void

const DELIMITERS = [',', ';', '\t'] as const
/** What no product of any shop says of itself. */
const MAX_ROW = 8_000_000
const MAX_COLUMNS = 2000
const CHUNK = 64 * 1024
/** Told, not guessed by the first of them: rows of two programs stand in one file. */
const ENDS_OF_ROWS = ['\r\n', '\n', '\r']
/** What a spreadsheet is told above the header; the header tells it as well. */
const HINT = /^sep=[,;\t](?=\r?\n)/i

type Parsed = { record: string[]; info: { lines: number } }

/** Columns are found by name, trimmed and whatever their case. */
export async function readTable(file: TableFile, onFault: NoteFault): Promise<Table> {
  const letters = await decodeText(file.bytes, file.charset ?? 'utf-8')
  const text = letters.replace(/^\uFEFF/, '').replace(HINT, '')
  const delimiter = delimiterOf(text)
  const parsed = parse(text, { delimiter, file: file.name, onFault })[Symbol.asyncIterator]()
  const columns = await readHeader(parsed)
  return { columns, delimiter, rows: rowsOf({ file: file.name, columns, parsed, onFault }) }
}

export const keyOfColumn = (name: string): string => name.trim().toLowerCase()

function delimiterOf(text: string): string {
  const header = /^(?:"[^"]*"|[^"\n])*/.exec(text.slice(0, CHUNK).trimStart())?.[0] ?? ''
  const bare = header.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((one) => [one, bare.split(one).length] as const)
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ','
}

type Parsing = { delimiter: string; file: string; onFault: NoteFault }

/** What the parser gives up on is told; it reads no further then than it pleases. */
function parse(text: string, { delimiter, file, onFault }: Parsing): AsyncIterable<Parsed> {
  let read = 0
  const options: Options = {
    delimiter,
    record_delimiter: ENDS_OF_ROWS,
    on_record: (record, { lines }) => {
      read = lines
      return record
    },
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      const line = Number(error?.lines ?? 1)
      if (error?.code === 'CSV_QUOTE_NOT_CLOSED')
        onFault({
          place: { file, line: read + 1 },
          ...told('QUOTE_OPEN', { line: String(line) }),
          isCut: true,
        })
      else onFault({ place: { file, line }, ...told('ROW_UNREADABLE'), isCut: true })
      return undefined
    },
  }
  const parser = createParser(options)
  pipeline(Readable.from(piecesOf(text)), parser, () => {})
  return parser
}

/** Piece by piece, so that the shop answers visitors meanwhile. */
function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK)
}

/** The first row that says anything: a spreadsheet leaves separators where somebody left a row free. */
async function readHeader(parsed: AsyncIterator<Parsed>): Promise<string[]> {
  let columns: string[] = []
  while (columns.every((name) => name === '')) {
    const { value, done } = await parsed.next()
    if (done) throw new Unreadable(told('FILE_EMPTY'))
    columns = (value as Parsed).record.map((name) => name.trim())
  }
  if (columns.length > MAX_COLUMNS) throw new Unreadable(told('TOO_MANY_COLUMNS', { count: columns.length }))
  return columns
}

type Reading = {
  file: string
  columns: readonly string[]
  parsed: AsyncIterator<Parsed>
  onFault: NoteFault
}

async function* rowsOf({ file, columns, parsed, onFault }: Reading): AsyncGenerator<Row> {
  const keys = columns.map(keyOfColumn)
  for (;;) {
    const { value, done } = await parsed.next()
    if (done) return
    const { record, info } = value as Parsed
    if (record.every((cell) => cell.trim() === '')) continue
    // The parser counts up to the row's end; it began as many lines above as its cells have breaks.
    const place = { file, line: info.lines - linesIn(record) + 1 }
    const fault = faultOf(record, columns)
    if (fault) onFault({ place, cells: record.map((cell) => cell.trim()), ...fault })
    else yield toRow(keys, record, place)
  }
}

function faultOf(record: readonly string[], columns: readonly string[]): Told | undefined {
  if (record.slice(columns.length).some((cell) => cell.trim() !== ''))
    return told('CELLS_DIFFER', { cells: record.length, columns: columns.length })
  if (record.reduce((sum, cell) => sum + cell.length, 0) > MAX_ROW)
    return told('ROW_TOO_LONG', { limit: MAX_ROW })
  return undefined
}

const linesIn = (cells: readonly string[]) => cells.join('').split('\n').length

function toRow(keys: readonly string[], record: readonly string[], place: SourcePlace): Row {
  const cells = new Map<string, string>()
  for (const [at, key] of keys.entries()) if (!cells.get(key)) cells.set(key, (record[at] ?? '').trim())
  return {
    place,
    get: (column) => cells.get(keyOfColumn(column)) ?? '',
    has: (column) => (cells.get(keyOfColumn(column)) ?? '') !== '',
  }
}
