import { hash } from 'node:crypto'
import type { LinkRecord, ProductRecord } from '@vitrine/domain/catalog/records'

/** What orders change by themselves (stock, what was sold) is no change somebody made. */
export function versionOf(record: ProductRecord, links: readonly LinkRecord[]): string {
  const { stock: _, sold: __, promoted: ___, ...written } = record
  return hash('sha1', JSON.stringify([written, links]), 'base64url')
}
