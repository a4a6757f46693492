import { hash } from 'node:crypto'
import { searchBodyOf } from '#api/features/catalog/index.ts'
import type { Lookups } from './lookups.ts'
import { type BodyRow, toBody } from './to-body.ts'

export type Document = ReturnType<typeof toDocument>

export function toDocument(row: BodyRow, lookups: Lookups) {
  const product = toBody(row, lookups)
  const body = JSON.stringify(product)
  const search = searchBodyOf(product)
  return {
    product_id: product.id,
    stored: row.stored,
    fingerprint: hash('sha1', body, 'base64url'),
    body,
    search: search === null ? '' : JSON.stringify(search),
  }
}
