import type { StockNeed } from './stock-need.ts'

export type ManagedStock = { qty: number; manageStock: boolean; maxSaleQty: number }
type Fit = { needs: readonly StockNeed[]; others: readonly StockNeed[]; stockOf: StockOf }
type StockOf = (productId: number) => ManagedStock | undefined

/**
 * The largest quantity a line can have, given what one piece of it takes (`needs`) and what the other lines of the
 * cart take already (`others`).
 */
export function availableQuantity({ needs, others, stockOf }: Fit): number {
  const limits = needs.map((need) => {
    const stock = stockOf(need.productId)
    if (!stock) return 0
    const taken = others
      .filter((one) => one.productId === need.productId)
      .reduce((sum, one) => sum + one.qty, 0)
    const left = stock.manageStock ? stock.qty - taken : Number.POSITIVE_INFINITY
    return Math.max(0, Math.floor(Math.min(left, stock.maxSaleQty) / need.qty))
  })
  return limits.length > 0 ? Math.min(...limits) : Number.POSITIVE_INFINITY
}
