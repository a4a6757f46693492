import type { Generated } from 'kysely'

type StockItemTable = {
  product_id: number
  qty: number
  manage_stock: Generated<boolean>
  low_stock_qty: Generated<number>
  max_sale_qty: Generated<number>
  imported_qty: number | null
}

export type StockSchema = {
  stock_item: StockItemTable
}
