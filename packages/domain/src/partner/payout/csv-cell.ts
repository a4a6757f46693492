/**
 * A text as a cell of a table somebody opens in a spreadsheet: what would be taken for a formula gets a quote mark before it
 * and stays a text. Numbers are written as numbers by the caller.
 */
export function csvText(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

type Cell = string | number
/** With the mark that tells spreadsheets it is UTF-8. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell) : csvText(cell))).join(','),
  )
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
