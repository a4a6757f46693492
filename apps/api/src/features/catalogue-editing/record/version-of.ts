import { hash } from 'node:crypto'
import type { LinkRecord, ProductRecord } from '@vitrine/domain/catalog/records'

/** What orders change by themselves (pieces, what was sold) is no change somebody made; how pieces are counted is. */
export function versionOf(record: ProductRecord, links: readonly LinkRecord[]): string {
  const { stock, sold: _, promoted: __, ...written } = record
  const { manageStock = true, lowStockQty = 3 } = stock ?? {}
  return hash('sha1', JSON.stringify([written, links, manageStock, lowStockQty]), 'base64url')
}
