import type { StockEdit } from '@vitrine/contract/catalog/editing/product-parts'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

export type StockChange = { id: number; edit: StockEdit }

/**
 * Sets what was counted where it still is what its reader saw: an order that took pieces meanwhile is not undone.
 * In one order, as orders lock them. Answers those that were otherwise, as they are.
 */
export async function editStock(
  db: Database,
  changes: readonly StockChange[],
): Promise<{ id: number; qty: number | null }[]> {
  const late: { id: number; qty: number | null }[] = []
  for (const { id, edit } of await inOrderOfSku(db, changes)) {
    const { was, qty, manage_stock, low_stock_qty } = edit
    const facts = sql`manage_stock = coalesce(${manage_stock ?? null}::boolean, manage_stock),
      low_stock_qty = coalesce(${low_stock_qty ?? null}::int, low_stock_qty)`
    const { rows } =
      was === null
        ? await sql`insert into stock_item (product_id, qty, manage_stock, low_stock_qty)
            values (${id}, ${qty}, ${manage_stock ?? true}, ${low_stock_qty ?? 3})
            on conflict (product_id) do nothing returning 1`.execute(db)
        : await sql`update stock_item set qty = ${qty}, ${facts}
            where product_id = ${id} and qty = ${was} returning 1`.execute(db)
    if (rows.length === 0) late.push({ id, qty: await findQty(db, id) })
  }
  return late
}

async function inOrderOfSku(db: Database, changes: readonly StockChange[]): Promise<StockChange[]> {
  const ids = changes.map(({ id }) => id)
  const { rows } = await sql<{ product_id: number }>`select product_id from product
    where product_id = any(${ids}::bigint[]) order by sku`.execute(db)
  const byId = new Map(changes.map((change) => [change.id, change]))
  return rows.flatMap(({ product_id }) => byId.get(product_id) ?? [])
}

async function findQty(db: Database, id: number): Promise<number | null> {
  const { rows } = await sql<{ qty: number }>`select qty from stock_item where product_id = ${id}`.execute(db)
  return rows[0]?.qty ?? null
}
