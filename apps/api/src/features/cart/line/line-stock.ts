import { availableQuantity, type ManagedStock } from '@vitrine/domain/cart/available-quantity'
import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import type { StockNeed } from '@vitrine/domain/cart/stock-need'
import { type StockStatus, stockStatus } from '@vitrine/domain/catalog/stock-status'

type Line = { product: Sellable; needs: readonly StockNeed[]; qty: number }

/** The most a line may hold beside the other lines of its cart. */
export function mostFor(line: Omit<Line, 'qty'>, others: readonly Line[]): number {
  const stocks = new Map([line, ...others].flatMap((one) => [...stocksOf(one.product)]))
  return availableQuantity({
    needs: line.needs,
    others: others.flatMap((one) => one.needs.map((need) => ({ ...need, qty: need.qty * one.qty }))),
    stockOf: (productId) => stocks.get(productId),
  })
}

/** The state of a line as shoppers see it: of a set, its scarcest part. */
export function lineStock(line: Line & { isSellable: boolean }): { qty: number; status: StockStatus } {
  if (!line.isSellable) return { qty: 0, status: 'out_of_stock' }
  const stocks = stocksOf(line.product)
  const states = line.needs.map((need) => {
    const stock = stocks.get(need.productId)
    return stock ? stockStatus(stock, need.qty * line.qty) : 'out_of_stock'
  })
  const status = (['out_of_stock', 'volatile'] as const).find((one) => states.includes(one)) ?? 'ok'
  const most = mostFor(line, [])
  return { qty: Number.isFinite(most) ? most : 0, status }
}

function stocksOf(product: Sellable): Map<number, ManagedStock & { lowStockQty: number }> {
  const parts = product.bundleOptions.flatMap((set) => set.selections.map((one) => one.part))
  return new Map([product, ...parts].map((one) => [one.productId, one.stock]))
}
