// Words inside cells.
import { plainSku } from '@vitrine/domain/catalog/editing/plain-sku'
import { decodeHTML } from 'entities'

/** Names come with entities and stray blanks; a spreadsheet's guard in front of them goes. */
export function nameIn(cell: string): string {
  return decodeHTML(unguarded(cell)).replace(/\s+/g, ' ').trim()
}

/** `'0012` and `'=SUM(…)`: the apostrophe only kept a spreadsheet from reading it as a number or a formula. */
export function unguarded(cell: string): string {
  return cell.replace(/^'(?=[\d=+\-@\s'])/, '').trim()
}

/** What is seen of it is the sku. */
export const skuIn = (cell: string): string => plainSku(unguarded(cell))
