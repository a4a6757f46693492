// A first look at a table: its columns, some of their values, and what it seems to be.

import type { ImportFile } from '@vitrine/contract/catalog/imports/import-files'
import { clipped } from '@vitrine/domain/content/clipped'
import { guessMapping } from '../../formats/generic.ts'
import type { Format } from '../../formats/read-format.ts'
import { keyOfColumn, type Row, readTable, type TableFile } from '../../formats/table/read-table.ts'

const ROWS = 50
const VALUES = 3
const LONGEST = 80

/** Columns that only one make of export has. */
const MARKS: readonly (readonly [Exclude<Format, 'csv'>, readonly string[]])[] = [
  ['shopify', ['handle', 'option1 name']],
  ['shopify', ['url handle', 'option1 name']],
  ['magento', ['sku', 'product_type', 'attribute_set_code']],
  ['woocommerce', ['sku', 'tax status', 'in stock?']],
  ['woocommerce', ['id', 'type', 'sku', 'regular price']],
]

/** With the codes of the attributes the shop has. Throws `Unreadable` where it is no table. */
export async function peekTable(
  file: TableFile,
  codes: readonly string[] = [],
): Promise<Pick<ImportFile, 'columns' | 'delimiter' | 'format'>> {
  const table = await readTable(file, () => {})
  const rows: Row[] = []
  for await (const row of table.rows) if (rows.push(row) >= ROWS) break
  const guess = guessMapping(table.columns, codes)
  const columns = [...new Set(table.columns)]
    .filter((column) => column !== '')
    .map((column) => ({
      column,
      values: [...new Set(rows.map((row) => clipped(row.get(column), LONGEST)).filter(Boolean))].slice(
        0,
        VALUES,
      ),
      target: guess[column] ?? null,
    }))
  return { columns, delimiter: table.delimiter, format: formatOf(table.columns) }
}

function formatOf(columns: readonly string[]): Format {
  const keys = new Set(columns.map(keyOfColumn))
  return MARKS.find(([, marks]) => marks.every((mark) => keys.has(mark)))?.[0] ?? 'csv'
}
