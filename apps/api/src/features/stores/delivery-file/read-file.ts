import { CsvError, parse } from 'csv-parse/sync'
import { DeliveryFileInvalid, type Found, type Problem } from './delivery-file-invalid.ts'
import { findMisfits } from './find-misfits.ts'
import { type DeliveryFile, ROW_KINDS, ROWS, type RowKind } from './row-schemas.ts'

type Line = { record: string[]; info: { lines: number } }

/**
 * A file of lines that begin with what they are. A line that begins with `#` names the columns of those below it, as
 * `#rate,store,zone,…`. Throws DeliveryFileInvalid, naming all that is wrong.
 */
export function readDeliveryFile(text: string): DeliveryFile {
  const found: Found = { way: [], country: [], postcode: [], rate: [], point: [] }
  const problems: Problem[] = []
  const columns = new Map<string, string[]>()
  for (const { record, info } of linesOf(text)) {
    const [first = '', ...cells] = record
    const line = info.lines
    const kind = ROW_KINDS.find((one) => one === first.replace(/^#/, ''))
    if (kind === undefined) problems.push({ line, message: `"${first}" is none of ${ROW_KINDS.join(', ')}` })
    else if (first.startsWith('#')) columns.set(kind, cells)
    else readRow({ kind, cells, columns: columns.get(kind), line }, { found, problems })
  }
  if (problems.length === 0) problems.push(...findMisfits(found))
  if (problems.length > 0) throw new DeliveryFileInvalid(problems)
  const rows = ROW_KINDS.map((kind) => [kind, found[kind].map(({ row }) => row)])
  return Object.fromEntries(rows) as DeliveryFile
}

function linesOf(text: string): Line[] {
  const options = { info: true, bom: true, trim: true, relax_column_count: true, skip_empty_lines: true }
  try {
    return parse(text, options) as unknown as Line[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new DeliveryFileInvalid([{ line: Number(error.lines) || 1, message: error.message }])
  }
}

type Read = { kind: RowKind; cells: string[]; columns: string[] | undefined; line: number }
type Into = { found: Found; problems: Problem[] }

function readRow({ kind, cells, columns, line }: Read, { found, problems }: Into): void {
  if (!columns) {
    problems.push({ line, message: `no line #${kind} above it says what its columns are` })
    return
  }
  // Programs that write tables make all lines as long as the longest.
  const named = columns.map((column, at) => [column, cells[at] ?? ''] as const)
  const parsed = ROWS[kind].safeParse(Object.fromEntries(named.filter(([column]) => column !== '')))
  if (parsed.success) (found[kind] as { line: number; row: unknown }[]).push({ line, row: parsed.data })
  else
    for (const { path, message, ...issue } of parsed.error.issues)
      problems.push({
        line,
        column: columnOf(path, issue),
        message: columns.includes(String(path[0])) || path.length === 0 ? message : 'is missing',
      })
  if (cells.slice(columns.length).some((cell) => cell !== ''))
    problems.push({ line, message: 'has more cells than columns' })
}

const columnOf = (path: readonly PropertyKey[], issue: object): string =>
  path.length > 0 ? path.join('.') : 'keys' in issue ? String(issue.keys) : ''
