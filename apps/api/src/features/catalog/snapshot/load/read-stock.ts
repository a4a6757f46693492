import type { StockCount } from '@vitrine/domain/catalog/stock-status'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { freeQty } from '#api/features/stock/index.ts'

type Counted = [productId: number, qty: number, manageStock: boolean, lowStockQty: number]

/**
 * Live counts of the products that have any: what nobody has reserved. A list asks for hundreds of them: as rows of their
 * own they would keep the driver busy for longer than the list takes to be found, so they come as one value.
 */
export async function readStock(db: Database, ids: readonly number[]): Promise<Map<number, StockCount>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ counts: Counted[] | null }>`/* prepared */
    select json_agg(json_build_array(product_id, ${freeQty('stock_item')}, manage_stock, low_stock_qty)) as counts
    from stock_item where product_id = any(${`{${[...new Set(ids)]}}`}::int[])`.execute(db)
  const counts = rows[0]?.counts ?? []
  return new Map(
    counts.map(([productId, qty, manageStock, lowStockQty]) => [
      productId,
      { qty, manageStock, lowStockQty },
    ]),
  )
}
