import type { CallParsed } from '@vitrine/contract/call'
import type { returnStaffLines as returnCall } from '@vitrine/contract/order/staff-orders'
import { ORDER_STEPS, type OrderState, type StepTaker } from '@vitrine/domain/order/status'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { settleRoyalty } from '#api/features/royalties/index.ts'
import { noteOrderEvent } from '../order-event.ts'
import { bookReturns } from '../returns/book-returns.ts'
import { lockStates, takeOrderStep } from '../take-step.ts'

type Wish = CallParsed<typeof returnCall>['body'] & { id: number }

/**
 * Some pieces of an order have come back. Each line says how many had come when it was looked at: sent twice because an
 * answer was lost, or by two people, it is booked once.
 */
export function returnStaffLines(ctx: Context, { id, lines }: Wish): Promise<void> {
  assertMay(ctx, 'order:manage')
  return inTransaction(ctx, async (ctx) => {
    await lockStates(ctx, id)
    if (!(await stand(ctx, { id, lines }))) throw new ShopError('CONFLICT', { message: 'ORDER_MOVED_ON' })
    const came = lines.map(({ line_id, qty }) => ({ line_id, qty }))
    await returnLines(ctx, { orderId: id, lines: came, reason: '', by: 'staff' })
    await audit(ctx, { may: 'order:manage', entity: 'order', id, after: { came_back: came } })
  })
}

/** Whether as many have come back as was seen. Of a line that is none of the order's, more is said later. */
async function stand({ db }: Context, { id, lines }: Wish): Promise<boolean> {
  const rows = await db
    .selectFrom('shop_order_line')
    .select(['line_id', 'returned_qty'])
    .where('order_id', '=', id)
    .execute()
  const cameOf = new Map(rows.map(({ line_id, returned_qty }) => [line_id, returned_qty]))
  return lines.every(({ line_id, returned }) => (cameOf.get(line_id) ?? returned) === returned)
}

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
