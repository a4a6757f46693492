import type { CallReply } from '@vitrine/contract/call'
import type { checkOutStock as checkOutStockCall } from '@vitrine/contract/stock'
import type { Context } from '#api/context.ts'
import { selectHeld } from './hold-queries.ts'
import { readStockAnswers } from './read-stock-answers.ts'
import { statusOf } from './status-of.ts'

type Wanted = { sku: string; qty: number }

/** Whether all can be sold together, the same sku counted over its lines; takes nothing. */
export async function checkOutStock(
  ctx: Context,
  products: readonly Wanted[],
): Promise<CallReply<typeof checkOutStockCall>> {
  const wanted = new Map<string, number>()
  for (const { sku, qty } of products) wanted.set(sku, (wanted.get(sku) ?? 0) + qty)
  const answers = await readStockAnswers(ctx, [...wanted.keys()])
  const ids = answers.map(({ product_id }) => product_id)
  const held = await selectHeld(ctx.db, ids, { now: ctx.now() })
  const items = answers.map((stock) => {
    const { product_id, product_sku: sku } = stock
    const qty = wanted.get(sku) ?? 0
    const available = Math.max(0, stock.qty - (held.get(product_id) ?? 0))
    return { sku, qty, available, status: statusOf(stock, available, qty) }
  })
  return { ok: items.every(({ status }) => status !== 'out_of_stock'), items }
}
