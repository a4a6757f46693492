// The lines of an order: a row each, or one cell each in a single row.
import { clipped } from '@vitrine/domain/content/clipped'
import { told } from '#api/refusal/told.ts'
import { countIn, sumIn } from '../../formats/table/cells.ts'
import { nameIn, unguarded } from '../../formats/table/text-in.ts'
import { found, shortText, sumOf, type TableRow } from './cells-of.ts'
import { LINE } from './fields.ts'
import { BadRow, type Facts, type FormerLine } from './former-order.ts'

const MAX_NAME = 500
const PACKED = /^(?:line_item_|line item )\d+$/

/** Undefined where the row names no piece, or none are left of it. */
export function lineIn(row: TableRow): FormerLine | undefined {
  const cell = found(row, row.isShopify ? LINE.name.slice(0, 1) : LINE.name)
  const sku = shortText(row, LINE.sku)
  if (cell === '' && sku === '') return undefined
  return lineOf(row, {
    ...{ sku, name: nameIn(cell) || sku, qty: found(row, LINE.qty), price: sumOf(row, LINE.price) ?? null },
    facts: factsOf(row),
  })
}

/** `name:Scarf|sku:SCARF|quantity:2|total:19.90`, as an exporter of WooCommerce packs them. */
export function packedLines(row: TableRow): FormerLine[] {
  const columns = row.columns.filter((column) => PACKED.test(column.toLowerCase()))
  return columns.flatMap((column) => packedLine(row, row.get(column)) ?? [])
}

function packedLine(row: TableRow, cell: string): FormerLine | undefined {
  const parts = new Map(cell.split(/\|(?=\w+:)/).map(partOf))
  const of = (part: string) => parts.get(part) ?? ''
  const [name, sku, qty] = [nameIn(of('name')), unguarded(of('sku')), of('quantity')]
  if (name === '' && sku === '') return undefined
  const total = sumIn(of('total'))
  if (total === null) throw new BadRow(row.place, told('NO_SUM', { name }))
  const price = total === undefined ? null : Math.round(total / Math.max(1, countIn(qty) ?? 1))
  return lineOf(row, { sku, name: name || sku, qty, price, facts: {} })
}

const partOf = (part: string): [string, string] => {
  const at = part.indexOf(':')
  return [part.slice(0, at), part.slice(at + 1)]
}

type Given = { sku: string; name: string; qty: string; price: number | null; facts: Facts }

function lineOf(row: TableRow, { qty: cell, price, ...line }: Given): FormerLine | undefined {
  const qty = countIn(cell) ?? (cell === '' ? 1 : null)
  if (qty === null || qty < 0 || qty > 1_000_000)
    throw new BadRow(row.place, told('NO_PIECES', { cell: clipped(cell, 40) }))
  if (line.name.length > MAX_NAME)
    throw new BadRow(row.place, told('PIECE_NAME_TOO_LONG', { limit: MAX_NAME }))
  return qty === 0 ? undefined : { ...line, qty, price_minor: price }
}

function factsOf(row: TableRow): Facts {
  const facts: Facts = {}
  for (const [field, names] of Object.entries(LINE.sums)) {
    const sum = sumOf(row, names)
    if (sum !== undefined) facts[field] = sum
  }
  const returned = countIn(found(row, LINE.returned))
  if (returned) facts.returned = returned
  return facts
}
