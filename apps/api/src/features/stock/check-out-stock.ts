import type { CallReply } from '@vitrine/contract/call'
import type { checkOutStock as checkOutStockCall } from '@vitrine/contract/stock'
import type { Context } from '#api/context.ts'
import { readStockAnswers, statusFor } from './read-stock-answers.ts'

type Wanted = { sku: string; qty: number }

/** Whether all can be sold together, the same sku counted over its lines; takes nothing. */
export async function checkOutStock(
  ctx: Context,
  products: readonly Wanted[],
): Promise<CallReply<typeof checkOutStockCall>> {
  const wanted = new Map<string, number>()
  for (const { sku, qty } of products) wanted.set(sku, (wanted.get(sku) ?? 0) + qty)
  const answers = await readStockAnswers(ctx, [...wanted.keys()])
  const items = answers.map((stock) => {
    const { product_sku: sku, qty: available } = stock
    const qty = wanted.get(sku) ?? 0
    return { sku, qty, available, status: statusFor(stock, qty) }
  })
  return { ok: items.every(({ status }) => status !== 'out_of_stock'), items }
}
