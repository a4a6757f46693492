import type { CallReply } from '@vitrine/contract/call'
import type { addToStock, StockAnswer } from '@vitrine/contract/stock'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { dropHold, dropOldHolds, lockStock, saveHold, selectHeld } from './hold-queries.ts'
import { readStockAnswers } from './read-stock-answers.ts'
import { statusOf } from './status-of.ts'

const HOLD_MS = 30 * 60_000

type Asked = { sku: string; qty: number; cartId: string }

/** Keeps pieces aside for a cart when there are enough that nobody else keeps. */
export function holdStock(ctx: Context, { sku, qty, cartId }: Asked): Promise<CallReply<typeof addToStock>> {
  return inTransaction(ctx, async (tx) => {
    await dropOldHolds(tx.db, tx.now())
    const stock = await findLocked(tx, sku)
    const { product_id: productId } = stock
    const held = await selectHeld(tx.db, [productId], { now: tx.now(), exceptCart: cartId })
    const left = Math.max(0, stock.qty - (held.get(productId) ?? 0))
    const status = statusOf(stock, left, qty)
    const hold = { productId, cartId }
    if (qty === 0) await dropHold(tx.db, hold)
    else if (status !== 'out_of_stock')
      await saveHold(tx.db, { ...hold, qty, until: new Date(tx.now().getTime() + HOLD_MS) })
    return { status, qty: left, product_sku: sku }
  })
}

async function findLocked(tx: Context, sku: string): Promise<StockAnswer> {
  const [known] = await readStockAnswers(tx, [sku])
  if (known === undefined || known.api_error !== null) throw new ShopError('PRODUCT_NOT_FOUND')
  await lockStock(tx.db, known.product_id)
  const [now] = await readStockAnswers(tx, [sku])
  return now ?? known
}
