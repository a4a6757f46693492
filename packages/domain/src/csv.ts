/**
 * A text as a cell of a table somebody opens in a spreadsheet: what would be taken for a formula gets a quote mark before it
 * and stays a text. Numbers are written as numbers by the caller.
 */
function csvText(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

type Cell = string | number
/**
 * With the mark that tells spreadsheets it is UTF-8. Where a number is written with a comma, a spreadsheet parts columns by
 * semicolons: by commas it would show them all in one, and take 12.10 for a day of October.
 */
export function csvOf(rows: readonly (readonly Cell[])[], decimal: '.' | ',' = '.'): string {
  const cellOf = (cell: Cell) =>
    typeof cell === 'number' ? String(cell).replace('.', decimal) : csvText(cell)
  const lines = rows.map((row) => row.map(cellOf).join(decimal === ',' ? ';' : ','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
