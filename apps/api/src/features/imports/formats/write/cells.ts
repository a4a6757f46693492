// Single cells of tables that other programs read.
import { decimalAmount } from '@vitrine/domain/money/decimal-amount'

/** By name of the column; what is not there is empty. */
type Cells = Readonly<Record<string, string>>

/** What a spreadsheet would take for a formula, or would lose its first letter when it is read again, gets an apostrophe. */
export const guarded = (text: string): string =>
  /^\s*[=+\-@\t\r]/.test(text) || /^'[\d=+\-@\s']/.test(text) ? `'${text}` : text

export const amount = (minor: number | undefined): string => (minor === undefined ? '' : decimalAmount(minor))

export const day = (moment: string | undefined): string => moment?.slice(0, 10) ?? ''

export const listCell = (values: readonly string[], separator = ','): string =>
  values.map((value) => value.replaceAll(separator, `\\${separator}`)).join(separator)

export function csvLine(columns: readonly string[], cells: Cells): string {
  const written = columns.map((column) => {
    const cell = cells[column] ?? ''
    return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  })
  return `${written.join(',')}\r\n`
}
