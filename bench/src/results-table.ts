import type { Results } from './results.ts'

const START = '<!-- figures of bench/results.json -->'
const END = '<!-- end of figures -->'
const HEAD = ['figure', 'what', 'ours', 'beside it', 'goal', 'reached']

/** A page with the table of the results between its two marks; the marks stay. */
export function withTable(page: string, results: Results): string {
  const [before, rest] = page.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error('The page has no place for the figures.')
  return `${before}${START}\n\n${tableOf(results)}\n\n${END}${after}`
}

/** As a formatter of Markdown sets it, so that it need not be set anew. */
export function tableOf({ machine, measured }: Results): string {
  const rows = measured.flatMap(({ id, quick, figures }) =>
    figures.map(({ what, ours, limit, goal }) => [
      quick ? `${id} (quick)` : id,
      ...[what, ours, limit, goal.text, goal.text === 'no goal' ? '' : goal.reached ? 'yes' : '**no**'],
    ]),
  )
  const cells = [HEAD, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => lengthOf(row[column] ?? ''))))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell))).join(' | ')} |`
  const [head = [], ...body] = cells
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  const { cores, model, memoryGb, node } = machine
  const days = [...new Set(measured.map(({ day }) => day))].sort().join(', ')
  return [
    `${cores} cores (${model}), ${memoryGb} GB, Node ${node}; ${days}.`,
    '',
    line(head),
    rule,
    ...body.map(line),
  ].join('\n')
}

const lengthOf = (text: string): number => [...text].length
