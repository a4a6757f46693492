import { type StockNeed, sumNeeds } from '@vitrine/domain/cart/stock-need'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { noteCatalogueChange } from '#api/db/notice/note-catalogue-change.ts'
import { type OrderLine, outOfStock } from './make-lines.ts'

/**
 * Takes the goods by guarded updates, one per stock item in the sequence of skus: what is not there matches no row.
 * One miss and the caller's transaction takes everything back.
 */
export async function takeStock(ctx: Context, orderId: number, lines: readonly OrderLine[]): Promise<void> {
  const needs = stockNeeds(lines)
  const missing: string[] = []
  const soldOut: number[] = []
  for (const need of needs) {
    const left = await takeOne(ctx, need)
    if (left === undefined) missing.push(need.sku)
    if (left === 0) soldOut.push(need.productId)
  }
  if (missing.length > 0) throw outOfStock(missing)
  await noteTaken(ctx, orderId, needs)
  await noteCatalogueChange(ctx.db, soldOut)
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

/** Pieces left, or undefined when there were not enough. */
async function takeOne({ db }: Context, { productId, qty }: StockNeed): Promise<number | undefined> {
  const row = await db
    .updateTable('stock_item')
    .set({ qty: sql`qty - ${qty}` })
    .where('product_id', '=', productId)
    .where('qty', '>=', qty)
    .returning('qty')
    .executeTakeFirst()
  return row?.qty
}

/** Exactly this is given back when the order is canceled. */
export async function noteTaken(
  { db }: Context,
  orderId: number,
  needs: readonly StockNeed[],
): Promise<void> {
  if (needs.length === 0) return
  await db
    .insertInto('stock_taken')
    .values(needs.map(({ productId, qty }) => ({ order_id: orderId, product_id: productId, qty })))
    .execute()
}
