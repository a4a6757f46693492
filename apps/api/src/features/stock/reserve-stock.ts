import type { CallReply } from '@vitrine/contract/call'
import type { addToStock, StockAnswer } from '@vitrine/contract/stock'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import type { FieldProblem } from '#api/field-problem.ts'
import { readStockAnswers, statusFor } from './read-stock-answers.ts'
import { lockStock, releaseExpired, saveReservation } from './reservation-queries.ts'

const RESERVED_MS = 30 * 60_000

type Input = { sku: string; qty: number; cartId: string }

/** Keeps pieces aside for a cart when there are enough that nobody else has reserved; no order of another cart takes them. */
export function reserveStock(
  ctx: Context,
  { sku, qty, cartId }: Input,
): Promise<CallReply<typeof addToStock>> {
  assertMay(ctx, 'stock:reserve')
  return inTransaction(ctx, async (ctx) => {
    const { product_id: productId } = await getStock(ctx, { sku, cartId })
    await assertOwnPieces(ctx, productId)
    await lockStock(ctx.db, productId)
    await releaseExpired(ctx.db, ctx.now(), [productId])
    const stock = await getStock(ctx, { sku, cartId })
    const status = statusFor(stock, qty)
    const until = new Date(ctx.now().getTime() + RESERVED_MS)
    if (qty === 0 || status !== 'out_of_stock') {
      await saveReservation(ctx.db, { productId, cartId, qty: stock.manage_stock ? qty : 0, until })
      await audit(ctx, { may: 'stock:reserve', entity: 'stock_reservation', id: sku, after: { qty } })
    }
    return { status, qty: stock.qty, product_sku: sku }
  })
}

async function getStock(ctx: Context, { sku, cartId }: Pick<Input, 'sku' | 'cartId'>): Promise<StockAnswer> {
  const [stock] = await readStockAnswers(ctx, [sku], cartId)
  if (stock === undefined || stock.api_error !== null) throw new ShopError('PRODUCT_NOT_FOUND')
  return stock
}

/** Variants and parts have pieces; what is made of them has none to keep aside. */
async function assertOwnPieces({ db }: Context, productId: number): Promise<void> {
  const made = await db
    .selectFrom('product')
    .select('type_id')
    .where('product_id', '=', productId)
    .where('type_id', 'in', ['configurable', 'grouped', 'bundle'])
    .executeTakeFirst()
  if (made === undefined) return
  const problem: FieldProblem = { path: 'sku', key: 'REFUSED', message: `names a ${made.type_id} product` }
  throw new ShopError('VALIDATION', { message: `sku: ${problem.message}`, details: [problem] })
}
