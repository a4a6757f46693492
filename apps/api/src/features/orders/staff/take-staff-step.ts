import type { CallParsed } from '@vitrine/contract/call'
import type { takeStaffStep as stepCall } from '@vitrine/contract/order/staff-orders'
import { isPaidOnline } from '@vitrine/domain/order/money/outside-money'
import { rightOfStep, staffSteps } from '@vitrine/domain/order/staff-steps'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { takeOrderStep } from '../take-step.ts'
import { statesOf } from './get-staff-order.ts'

type Wish = CallParsed<typeof stepCall>['body'] & { id: number }

/** Of two people who work on one order, the second is told that it has moved on. */
export function takeStaffStep(ctx: Context, { id, step, from, reason }: Wish): Promise<void> {
  assertMay(ctx, 'order:manage')
  return inTransaction(ctx, async (ctx) => {
    const row = await ctx.db
      .selectFrom('shop_order')
      .selectAll()
      .where('order_id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) throw new ShopError('ORDER_NOT_FOUND')
    const may = rightOfStep(step)
    // Shoppers may cancel what is theirs: whose it is, is asked.
    assertMay(ctx, may, { owner: row.customer_id, store: row.store_id })
    const before = statesOf(row)
    if (before.order !== from.order || before.payment !== from.payment)
      throw new ShopError('CONFLICT', { message: 'ORDER_MOVED_ON' })
    if (!staffSteps({ states: before, isPaidOnline: isPaidOnline(row) }).includes(step))
      throw new ShopError('CONFLICT', { message: 'ORDER_STEP_NOT_NOW' })
    const after = await takeOrderStep(ctx, { orderId: id, step, by: 'staff' })
    if (step === 'cancel' && reason !== '') await keepReason(ctx, { id, reason })
    await audit(ctx, {
      ...{ may, entity: 'order', id },
      before,
      after: { ...after, ...(reason && { reason }) },
    })
  })
}

const keepReason = ({ db }: Context, { id, reason }: Pick<Wish, 'id' | 'reason'>) =>
  db.updateTable('shop_order').set({ cancel_reason: reason }).where('order_id', '=', id).execute()
