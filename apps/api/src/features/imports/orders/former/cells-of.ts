// Single cells of an orders' table, by the first of the names its column may have.
import { clipped } from '@vitrine/domain/content/clipped'
import { told } from '#api/refusal/told.ts'
import { sumIn } from '../../formats/table/cells.ts'
import { momentIn } from '../../formats/table/moment-in.ts'
import { keyOfColumn, type Row } from '../../formats/table/read-table.ts'
import { unguarded } from '../../formats/table/text-in.ts'
import { BadRow } from './former-order.ts'

export type TableRow = Row & { columns: readonly string[]; isShopify: boolean }
type Names = readonly string[]

const MAX_TEXT = 500

/** As the table calls it. */
const titleOf = (row: TableRow, names: Names): string => {
  const name = names.find((one) => row.has(one)) ?? ''
  return row.columns.find((one) => keyOfColumn(one) === keyOfColumn(name)) ?? name
}

export const found = (row: Row, names: Names): string => {
  const name = names.find((one) => row.has(one))
  return name === undefined ? '' : unguarded(row.get(name))
}

/** On one line. */
export function shortText(row: TableRow, names: Names): string {
  const text = found(row, names).replace(/\s+/g, ' ')
  if (text.length > MAX_TEXT)
    throw new BadRow(row.place, told('CELL_TOO_LONG', { column: titleOf(row, names), limit: MAX_TEXT }))
  return text
}

/** In minor units; less than nothing is what was given back. */
export function sumOf(row: TableRow, names: Names): number | undefined {
  const cell = found(row, names)
  const sum = sumIn(cell.replace(/^-/, ''))
  if (sum === null)
    throw new BadRow(row.place, told('NO_AMOUNT', { cell: clipped(cell, 40), column: titleOf(row, names) }))
  return sum
}

export function momentOf(row: TableRow, names: Names): string | undefined {
  const cell = found(row, names)
  const moment = cell === '' ? undefined : momentIn(cell)
  if (cell !== '' && moment === undefined)
    throw new BadRow(row.place, told('NO_DATE', { cell: clipped(cell, 40), column: titleOf(row, names) }))
  return moment
}
