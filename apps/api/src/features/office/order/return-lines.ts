import type { CallParsed } from '@vitrine/contract/call'
import type { returnOfficeLines } from '@vitrine/contract/office/order-changes'
import { ORDER_STEPS, type OrderState } from '@vitrine/domain/order/status'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { bookReturns, lockStates, noteOrderEvent, takeOrderStep } from '#api/features/orders/index.ts'
import { settleRoyalty } from '#api/features/royalties/index.ts'
import { takerOf } from './change-order.ts'

type Returned = CallParsed<typeof returnOfficeLines>['body']
const RETURNABLE: readonly OrderState[] = ORDER_STEPS.return.from

/** Never more than was ordered, counting what came back before. */
export async function returnLines(ctx: Context, orderId: number, { lines, reason }: Returned): Promise<void> {
  const states = await lockStates(ctx, orderId)
  if (!RETURNABLE.includes(states.order)) throw new ShopError('CONFLICT', { message: 'ORDER_STEP_NOT_NOW' })
  for (const [at, line] of lines.entries()) {
    const { numUpdatedRows } = await ctx.db
      .updateTable('shop_order_line')
      .set({ returned_qty: sql`returned_qty + ${line.qty}` })
      .where('order_id', '=', orderId)
      .where('line_id', '=', line.line_id)
      .where(sql<boolean>`returned_qty + ${line.qty} <= qty`)
      .executeTakeFirst()
    if (numUpdatedRows === 0n)
      throw invalidInput([{ path: `lines.${at}.qty`, message: 'is more than the line has left' }])
  }
  await bookReturns(ctx, orderId, lines)
  const details = { lines, reason }
  if (await isWhole(ctx, orderId))
    await takeOrderStep(ctx, { orderId, step: 'return', by: takerOf(ctx), details })
  else {
    await noteOrderEvent(ctx, { orderId, step: 'returnLines', states, by: takerOf(ctx), details })
    await settleRoyalty(ctx, orderId)
  }
}

async function isWhole({ db }: Context, orderId: number): Promise<boolean> {
  const kept = await db
    .selectFrom('shop_order_line')
    .select('line_id')
    .where('order_id', '=', orderId)
    .whereRef('returned_qty', '<', 'qty')
    .executeTakeFirst()
  return kept === undefined
}
