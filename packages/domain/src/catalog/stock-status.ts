export type StockCount = { qty: number; manageStock: boolean; lowStockQty: number }
export type StockStatus = 'ok' | 'volatile' | 'out_of_stock'

/** Whether `wanted` pieces can be sold. Volatile: they can, but few are left and another buyer may be quicker. */
export function stockStatus(stock: StockCount, wanted = 1): StockStatus {
  if (!stock.manageStock) return 'ok'
  if (stock.qty < Math.max(1, wanted)) return 'out_of_stock'
  return isLowStock(stock) ? 'volatile' : 'ok'
}

export function isInStock(stock: StockCount): boolean {
  return !stock.manageStock || stock.qty > 0
}

export function isLowStock(stock: StockCount): boolean {
  return stock.manageStock && stock.qty > 0 && stock.qty < stock.lowStockQty
}
