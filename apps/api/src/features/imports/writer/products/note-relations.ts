import type { RawBuilder } from 'kysely'
import { CopiedRows } from '../bulk/copied-rows.ts'
import { stockRow } from '../relations/stock-rows.ts'
import type { Stored } from './detail-tables.ts'

type Note = { table: string; columns: string; rowsOf: (stored: Stored) => object[] }

const NOTES: readonly Note[] = [
  { table: 'seen_product', columns: 'product_id bigint', rowsOf: ({ id }) => [{ product_id: id }] },
  { table: 'given_child', columns: 'parent_id bigint, sku text, position int', rowsOf: childRows },
  {
    table: 'given_option',
    columns: 'product_id bigint, position int, titles jsonb, type text, required boolean',
    rowsOf: optionRows,
  },
  {
    table: 'given_selection',
    columns: `product_id bigint, option_position int, sku text, position int, qty int, is_default boolean,
     can_change_quantity boolean`,
    rowsOf: selectionRows,
  },
  {
    table: 'given_stock',
    columns: 'product_id bigint, qty int, manage_stock boolean, low_stock_qty int, is_typed boolean',
    rowsOf: stockRows,
  },
]

/** What speaks of other products is noted for every product of the feed, and resolved once all of them are there. */
export function noteStatements(stored: readonly Stored[]): RawBuilder<unknown>[] {
  return NOTES.flatMap(({ table, columns, rowsOf }) => {
    const rows = new CopiedRows(columns)
    for (const one of stored) for (const row of rowsOf(one)) rows.add(row)
    return rows.into(table)
  })
}

function childRows({ id, record }: Stored) {
  return (record.childSkus ?? []).map((sku, position) => ({ parent_id: id, sku, position }))
}

function optionRows({ id, record }: Stored) {
  return (record.bundleOptions ?? []).map(({ titles, type, required }, position) => ({
    product_id: id,
    position,
    titles,
    type,
    required,
  }))
}

function selectionRows({ id, record }: Stored) {
  return (record.bundleOptions ?? []).flatMap(({ selections }, option_position) =>
    selections.map((one, position) => ({
      product_id: id,
      option_position,
      sku: one.sku,
      position,
      qty: one.qty,
      is_default: one.isDefault,
      can_change_quantity: one.canChangeQuantity ?? false,
    })),
  )
}

/** Pieces of new products are written already. */
function stockRows({ id, isNew, record }: Stored) {
  const row = isNew ? undefined : stockRow(record)
  return row ? [{ product_id: id, ...row, is_typed: record.stock?.writtenQty !== undefined }] : []
}
