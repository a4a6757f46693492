import type { StockCount } from '@vitrine/domain/catalog/stock-status'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { freeQty } from '#api/features/stock/index.ts'

type StockRow = { product_id: number; qty: number; manage_stock: boolean; low_stock_qty: number }

/** Live counts of the products that have any: what nobody has reserved. */
export async function readStock(db: Database, ids: readonly number[]): Promise<Map<number, StockCount>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<StockRow>`/* prepared */
    select product_id, ${freeQty('stock_item')} as qty, manage_stock, low_stock_qty
    from stock_item where product_id = any(${[...new Set(ids)]}::int[])`.execute(db)
  return new Map(
    rows.map((row) => [
      row.product_id,
      { qty: row.qty, manageStock: row.manage_stock, lowStockQty: row.low_stock_qty },
    ]),
  )
}
