import { type StockNeed, sumNeeds } from '@vitrine/domain/cart/stock-need'
import type { Context } from '#api/context.ts'
import { takePieces } from '#api/features/stock/index.ts'
import { type OrderLine, outOfStock } from './make-lines.ts'

type Input = { orderId: number; cartId: string; lines: readonly OrderLine[] }

/** All pieces or none; the guard is the stock's own. */
export async function takeStock(ctx: Context, { orderId, cartId, lines }: Input): Promise<void> {
  const needs = stockNeeds(lines)
  if (needs.length === 0) return
  const missing = await takePieces(ctx, { orderId, cartId, needs })
  if (missing.length > 0) throw outOfStock(missing.map(({ sku }) => sku))
}

/** Summed per stock item: lines, repeated ones and the parts of sets may share it. */
export function stockNeeds(lines: readonly OrderLine[]): StockNeed[] {
  return sumNeeds(
    lines.flatMap((line) => {
      const unmanaged = unmanagedIds(line)
      return line.needs
        .filter((need) => !unmanaged.has(need.productId))
        .map((need) => ({ ...need, qty: need.qty * line.qty }))
    }),
  )
}

function unmanagedIds({ product }: OrderLine): Set<number> {
  const parts = product.bundleOptions.flatMap((set) => set.selections.map((one) => one.part))
  return new Set([product, ...parts].filter((one) => !one.stock.manageStock).map((one) => one.productId))
}
