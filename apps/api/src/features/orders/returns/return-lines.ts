import { ORDER_STEPS, type OrderState, type StepTaker } from '@vitrine/domain/order/status'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { settleRoyalty } from '#api/features/royalties/index.ts'
import { noteOrderEvent } from '../order-event.ts'
import { lockStates, takeOrderStep } from '../take-step.ts'
import { bookReturns } from './book-returns.ts'

export { lockStates, takeOrderStep } from '../take-step.ts'

type Returned = {
  orderId: number
  lines: readonly { line_id: number; qty: number }[]
  reason: string
  by: StepTaker
}
const RETURNABLE: readonly OrderState[] = ORDER_STEPS.return.from

/** In a transaction. Never more than was ordered, counting what came back before; with the last piece the order is returned. */
export async function returnLines(ctx: Context, { orderId, lines, reason, by }: Returned): Promise<void> {
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
  if (await isWhole(ctx, orderId)) await takeOrderStep(ctx, { orderId, step: 'return', by, details })
  else {
    await noteOrderEvent(ctx, { orderId, step: 'returnLines', states, by, details })
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
