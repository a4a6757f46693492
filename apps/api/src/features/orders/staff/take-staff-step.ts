import type { CallParsed } from '@vitrine/contract/call'
import type { takeStaffStep as stepCall } from '@vitrine/contract/order/staff-orders'
import { isPaidOnline } from '@vitrine/domain/order/money/outside-money'
import { rightOfStep, staffSteps } from '@vitrine/domain/order/staff-steps'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { trackParcel } from '../order-event.ts'
import { takeOrderStep } from '../take-step.ts'
import { statesOf } from './get-staff-order.ts'

type Wish = CallParsed<typeof stepCall>['body'] & { id: number }

/** Of two people who work on one order, the second is told that it has moved on. */
export function takeStaffStep(ctx: Context, wish: Wish): Promise<void> {
  assertMay(ctx, 'order:manage')
  return inTransaction(ctx, async (ctx) => {
    const { id, step, reason, tracking } = wish
    const may = rightOfStep(step)
    const before = await findReady(ctx, wish)
    if (tracking) await trackParcel(ctx, { orderId: id, states: before, tracking, by: 'staff' })
    const after = await takeOrderStep(ctx, { orderId: id, step, by: 'staff' })
    if (step === 'cancel' && reason !== '') await keepReason(ctx, { id, reason })
    await audit(ctx, {
      ...{ may, entity: 'order', id },
      before,
      after: { ...after, ...(reason && { reason }), ...(tracking && { tracking }) },
    })
  })
}

/** Locked, as it stands; refused where that is not as it was seen, or the step is not one of now. */
async function findReady(ctx: Context, { id, step, from }: Wish) {
  const row = await ctx.db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new ShopError('ORDER_NOT_FOUND')
  // Shoppers may cancel what is theirs: whose it is, is asked.
  assertMay(ctx, rightOfStep(step), { owner: row.customer_id, store: row.store_id })
  const states = statesOf(row)
  if (states.order !== from.order || states.payment !== from.payment)
    throw new ShopError('CONFLICT', { message: 'ORDER_MOVED_ON' })
  if (!staffSteps({ states, isPaidOnline: isPaidOnline(row) }).includes(step))
    throw new ShopError('CONFLICT', { message: 'ORDER_STEP_NOT_NOW' })
  return states
}

const keepReason = ({ db }: Context, { id, reason }: Pick<Wish, 'id' | 'reason'>) =>
  db.updateTable('shop_order').set({ cancel_reason: reason }).where('order_id', '=', id).execute()
