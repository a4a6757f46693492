import type { ProductRecord } from '@vitrine/domain/catalog/records'
import type { RawBuilder } from 'kysely'
import { CopiedRows } from '../bulk/copied-rows.ts'

type Stored = { id: number; record: ProductRecord; isNew: boolean }

/** What a feed says of pieces; who says nothing leaves them as they are. */
export function stockRow({ stock }: ProductRecord) {
  return (
    stock && {
      qty: stock.qty,
      manage_stock: stock.manageStock ?? true,
      low_stock_qty: stock.lowStockQty ?? 3,
      imported_qty: stock.qty,
    }
  )
}

/**
 * Pieces of products this transaction has made. Nobody else can see them yet, so no order takes from these rows, and
 * they need not wait for the end of the import as those of other products do.
 */
export function newStockStatements(stored: readonly Stored[]): RawBuilder<unknown>[] {
  const rows = new CopiedRows(
    'product_id bigint, qty int, manage_stock boolean, low_stock_qty int, imported_qty int',
  )
  for (const { id, isNew, record } of stored) {
    const row = isNew ? stockRow(record) : undefined
    if (row) rows.add(row, id)
  }
  return rows.into('stock_item')
}
