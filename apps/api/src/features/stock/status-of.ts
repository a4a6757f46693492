import type { StockAnswer } from '@vitrine/contract/stock'

/** Whether `wanted` of the `left` pieces can be sold, as the stock's own answer would have it. */
export function statusOf(stock: StockAnswer, left: number, wanted: number): StockAnswer['status'] {
  if (!stock.manage_stock) return 'ok'
  if (left < Math.max(1, wanted)) return 'out_of_stock'
  // Few pieces are few, whoever keeps the others.
  return left < stock.qty ? 'volatile' : stock.status
}
