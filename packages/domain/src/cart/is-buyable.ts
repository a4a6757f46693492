import type { StockStatus } from '../catalog/stock-status.ts'

/** Whether a line is counted and ordered. One that is sold out is still shown, so that nothing vanishes unexplained. */
export function isBuyable({ stock }: { stock: { status: StockStatus } }): boolean {
  return stock.status !== 'out_of_stock'
}
