import { readText } from './read-text.ts'
import { type Cells, tableOf } from './table-of.ts'

/** As WooCommerce's exporter writes them. */
export const read = (...rows: Cells[]) =>
  readText(`\uFEFF${tableOf(['Type', 'SKU', 'Name', 'Regular price'], rows)}`, 'woocommerce')
export const cap = (more: Cells = {}): Cells => ({
  Type: 'simple',
  SKU: 'CAP',
  Name: 'Cap',
  'Regular price': '19',
  ...more,
})
