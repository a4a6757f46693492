import type { ProductType } from './records.ts'
import type { StockCount } from './stock-status.ts'

/** One choice inside a set, with what each answer to it takes; a part of a grouped product is a choice of its own. */
export type SetChoice = { required: boolean; parts: readonly { qty: number; stock: StockCount }[] }

/**
 * How many of a set can be sold. A bundle is put together of one part for every required choice. The parts of a grouped
 * product are sold each by itself, so it is there while one of them is.
 */
export function stockOfSet(type: ProductType, choices: readonly SetChoice[]): StockCount {
  const most = choices
    .filter(({ required }) => required)
    .map(({ parts }) => Math.max(0, ...parts.map(piecesOf)))
  const none = type === 'bundle' ? Number.POSITIVE_INFINITY : 0
  const qty = type === 'bundle' ? Math.min(none, ...most) : Math.max(none, ...most)
  const manageStock = Number.isFinite(qty)
  return { qty: manageStock ? qty : 0, manageStock, lowStockQty: 0 }
}

function piecesOf({ qty, stock }: SetChoice['parts'][number]): number {
  return stock.manageStock ? Math.max(0, Math.floor(stock.qty / qty)) : Number.POSITIVE_INFINITY
}
