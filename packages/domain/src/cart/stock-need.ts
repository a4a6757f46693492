/** How many pieces of which stock item something takes. */
export type StockNeed = { productId: number; sku: string; qty: number }

/**
 * One need per stock item, sorted by sku: lines that share stock must be counted together, and every order must
 * lock stock in the same sequence or two of them would wait for each other.
 */
export function sumNeeds(needs: readonly StockNeed[]): StockNeed[] {
  const byProduct = new Map<number, StockNeed>()
  for (const need of needs) {
    const sum = byProduct.get(need.productId)
    byProduct.set(need.productId, { ...need, qty: need.qty + (sum?.qty ?? 0) })
  }
  return [...byProduct.values()].sort((one, other) => (one.sku < other.sku ? -1 : 1))
}
