import type { Generated } from 'kysely'

type StockItemTable = {
  product_id: number
  qty: number
  reserved: Generated<number>
  manage_stock: Generated<boolean>
  low_stock_qty: Generated<number>
  max_sale_qty: Generated<number>
  imported_qty: number | null
}

type StockReservationTable = {
  product_id: number
  cart_id: string
  qty: number
  until: Date
}

export type StockSchema = {
  stock_item: StockItemTable
  stock_reservation: StockReservationTable
}
