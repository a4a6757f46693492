import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { PRODUCTS } from '../../records/product-sql.ts'

type Part = keyof ProductRecord
type KeptRow = { product_id: number; parts: Part[]; record: ProductRecord }

/** What the staff wrote of these products by hand, as the shop has it: a feed brings all the rest. */
export async function readKeptParts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Partial<ProductRecord>>> {
  const { rows: edits } = await sql<{ product_id: number }>`
    select product_id from product_edit where product_id = any(${[...ids]}::bigint[]) and parts <> '{}'`.execute(
    db,
  )
  if (edits.length === 0) return new Map()
  const edited = edits.map(({ product_id }) => product_id)
  const { rows } = await sql<KeptRow>`
    select product_id, e.parts, told.record
    from (${PRODUCTS(edited, { withRetired: true })}) told join product_edit e using (product_id)`.execute(db)
  return new Map(rows.map(({ product_id, parts, record }) => [product_id, partsOf(record, parts)]))
}

/** One that is empty now is kept, too. */
function partsOf(record: ProductRecord, parts: readonly Part[]): Partial<ProductRecord> {
  return Object.fromEntries(parts.map((part) => [part, record[part]]))
}
