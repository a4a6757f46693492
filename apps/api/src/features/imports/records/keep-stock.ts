import type { ShopRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** A catalogue as it once stood, with the pieces there are today: what was sold since stays sold. */
export async function* keepStock(
  db: Database,
  records: AsyncIterable<ShopRecord>,
): AsyncGenerator<ShopRecord> {
  const { rows } = await sql<{ sku: string }>`
    select p.sku from product p join stock_item using (product_id)`.execute(db)
  const counted = new Set(rows.map(({ sku }) => sku))
  for await (const record of records) {
    if (record.kind !== 'product' || !counted.has(record.sku)) yield record
    else {
      const { stock: _, ...others } = record
      yield others
    }
  }
}
