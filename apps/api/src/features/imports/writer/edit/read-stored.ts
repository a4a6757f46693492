import type { LinkRecord, ProductRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { LINKS, PRODUCTS } from '../../records/product-sql.ts'

/** A product as the record it could have come in by. */
export type StoredProduct = { id: number; record: ProductRecord; links: LinkRecord[] }

/** In the order of their ids; what is off the shelves is there, too. */
export async function readStoredProducts(db: Database, ids: readonly number[]): Promise<StoredProduct[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{
    product_id: number
    record: ProductRecord
  }>`${PRODUCTS(ids, { withRetired: true })}`.execute(db)
  const { rows: links } = await sql<{ record: LinkRecord }>`${LINKS(ids, { withRetired: true })}`.execute(db)
  return rows.map(({ product_id, record }) => ({
    id: product_id,
    record: withoutFormer(record),
    links: links.map((row) => row.record).filter(({ sku }) => sku === record.sku),
  }))
}

/** What it cost before is only added to, by the database itself. */
function withoutFormer({ prices: { former: _, ...prices }, ...record }: ProductRecord): ProductRecord {
  return { ...record, prices }
}
