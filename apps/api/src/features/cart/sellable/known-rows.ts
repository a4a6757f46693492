import { LRUCache } from 'lru-cache'
import type { Context } from '#api/context.ts'
import { perDatabase } from '#api/db/per-database.ts'
import type { SellableRow } from './sellable-queries.ts'

type Stock = Pick<SellableRow, 'sku' | 'qty' | 'manage_stock' | 'low_stock_qty' | 'max_sale_qty'>
/** What is read with every change of a cart: which state the catalogue is in, and what is left of the goods meant. */
export type StockStamp = { stamp: string; stock: readonly Stock[] }

const MAX_ROWS = 5_000
const knownIn = perDatabase(() => ({ stamp: '', rows: new LRUCache<string, SellableRow>({ max: MAX_ROWS }) }))

/**
 * Products read before, as long as the catalogue has not changed since, with the stock of this moment. Undefined when
 * one of them has to be asked for. For changes of a cart; an order always reads anew.
 */
export function recallRows(
  ctx: Context,
  { stamp, stock }: StockStamp,
  skus: readonly string[],
): SellableRow[] | undefined {
  const known = knownIn(ctx.db)
  if (stamp !== known.stamp) return undefined
  const found = skus.flatMap((sku) => {
    const row = known.rows.get(keyOf(ctx, sku))
    const left = stock.find((one) => one.sku === sku)
    return row && left ? [{ ...row, ...left }] : []
  })
  return found.length === skus.length ? found : undefined
}

/** Sets are left out: their parts have stock of their own. */
export function keepRows(ctx: Context, { stamp }: StockStamp, rows: readonly SellableRow[]): void {
  const known = knownIn(ctx.db)
  if (stamp !== known.stamp) known.rows.clear()
  known.stamp = stamp
  for (const row of rows) if (row.bundle_options.length === 0) known.rows.set(keyOf(ctx, row.sku), row)
}

/** The catalogue's, without the changes since; undefined when it was not read. */
export function generationOf(stockStamp: StockStamp | undefined): string | undefined {
  return stockStamp?.stamp.split(' ', 1)[0]
}

function keyOf({ store }: Context, sku: string): string {
  return `${store.code} ${sku}`
}
