// A table for any program and any spreadsheet: a row for each product, a column for each attribute.
import { KEPT_COLUMNS } from '../goods/kept/kept.ts'
import { amount, guarded, listCell } from './cells.ts'
import { type Item, reductionNow, type TableWriter } from './family.ts'

const COLUMNS = [
  ...['sku', 'parent', 'name', 'description', 'summary', 'price', 'special_price', 'qty', 'category'],
  ...['image', 'weight_grams', 'url_key', 'active'],
]
const columnOf = (attribute: { code: string; name: string }) =>
  [...COLUMNS, KEPT_COLUMNS.csv].includes(attribute.name.toLowerCase())
    ? `attribute ${attribute.code}`
    : attribute.name

export const genericWriter: TableWriter = {
  columns: (attributes) => [...COLUMNS, ...attributes.map(columnOf), KEPT_COLUMNS.csv],
  rows: ({ lead, children }, now) => [
    rowOf(lead, '', now),
    ...children.map((child) => rowOf(child, lead.flat.sku, now)),
  ],
}

function rowOf({ flat, kept }: Item, parent: string, now: Date): Record<string, string> {
  return {
    ...{ sku: guarded(flat.sku), parent: guarded(parent), name: guarded(flat.name) },
    ...{ description: guarded(flat.description), summary: guarded(flat.shortDescription) },
    ...{ price: amount(flat.price), special_price: amount(reductionNow(flat, now)) },
    ...{ qty: String(flat.qty ?? ''), category: categoryCell(flat.categories) },
    image: guarded(listCell(flat.pictures.map(({ path }) => path))),
    ...{ weight_grams: String(flat.grams ?? ''), url_key: guarded(flat.urlKey) },
    active: flat.isOn ? '1' : '0',
    ...Object.fromEntries(flat.attributes.map((one) => [columnOf(one), guarded(one.values.join(', '))])),
    [KEPT_COLUMNS.csv]: kept,
  }
}

const categoryCell = (paths: readonly (readonly string[])[]) =>
  guarded(listCell(paths.map((path) => path.join(' > '))))
