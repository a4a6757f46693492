import type { StockCount } from '@vitrine/domain/catalog/stock-status'
import type { Database } from '#api/db/client.ts'
import { freeQty } from '#api/features/stock/index.ts'

/** Live counts of the products that have any: what nobody has reserved. */
export async function readStock(db: Database, ids: readonly number[]): Promise<Map<number, StockCount>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('stock_item')
    .select(['product_id', freeQty('stock_item').as('qty'), 'manage_stock', 'low_stock_qty'])
    .where('product_id', '=', (eb) => eb.fn.any(eb.val([...new Set(ids)])))
    .execute()
  return new Map(
    rows.map((row) => [
      row.product_id,
      { qty: row.qty, manageStock: row.manage_stock, lowStockQty: row.low_stock_qty },
    ]),
  )
}
