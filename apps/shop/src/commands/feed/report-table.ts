import { describeProblem, type ImportReport } from '@vitrine/api/features/imports/index'

const COLUMNS = ['given', 'created', 'updated', 'retired'] as const
const LISTED_WARNINGS = 20

/** What an import ends with: a row for each kind of record, further counts, then what was odd but taken. */
export function reportTable(
  report: ImportReport,
  further: readonly [string, number][] = [],
  isDryRun = false,
): string {
  const rows = Object.entries(report.counts).flatMap(([kind, counts]) => [
    [kind, ...COLUMNS.map((column) => String(counts[column]))],
    ...(kind === 'product' ? typeRows(report) : []),
  ])
  const more = further.map(([name, count]) => [name, String(count)])
  return [
    ...alignRows([['', ...COLUMNS], ...rows, ...more]),
    '',
    outcomeOf(report, isDryRun),
    ...warningLines(report),
  ].join('\n')
}

function typeRows({ productTypes }: ImportReport): string[][] {
  return Object.entries(productTypes).map(([type, count]) => [`  ${type}`, String(count)])
}

function alignRows(rows: readonly string[][]): string[] {
  const first = Math.max(...rows.map(([name = '']) => name.length))
  return rows.map(([name = '', ...cells]) =>
    [name.padEnd(first), ...cells.map((cell) => cell.padStart(9))].join(' ').trimEnd(),
  )
}

function outcomeOf({ generation, ms }: ImportReport, isDryRun: boolean): string {
  const seconds = (ms / 1000).toFixed(1)
  if (isDryRun) return `That is what would change (${seconds} s).`
  return generation === null
    ? `Nothing had changed (${seconds} s).`
    : `The catalogue is at generation ${generation} now (${seconds} s).`
}

function warningLines({ warnings }: ImportReport): string[] {
  if (warnings.count === 0) return []
  const listed = warnings.listed.slice(0, LISTED_WARNINGS).map((problem) => `  ${describeProblem(problem)}`)
  const more = warnings.count - listed.length
  return ['', `${warnings.count} warnings:`, ...listed, ...(more > 0 ? [`  … and ${more} more`] : [])]
}
