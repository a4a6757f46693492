import type { OfficeOrder } from '@vitrine/contract/office/orders'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { getOrderFor } from '#api/features/orders/index.ts'
import { answerOnce } from '../answer-once.ts'
import { readOfficeOrders } from './read-office-orders.ts'

type Change = {
  id: string
  key: string | undefined
  /** The call and its body. */
  what: readonly [call: string, body: object]
  may: 'order:fulfil' | 'order:mark-paid' | 'order:refund'
}

/** One change of one order for a program: once for its key, with a line in the audit, answered with the order as it became. */
export function changeOrder(
  ctx: Context,
  { id, key, what, may }: Change,
  work: (ctx: Context, orderId: number) => Promise<void>,
): Promise<OfficeOrder> {
  return answerOnce(ctx, { key, what: [...what, id] }, async (ctx) => {
    const { order_id } = await getOrderFor(ctx, may, { id })
    await work(ctx, order_id)
    const [call, after] = what
    await audit(ctx, { may, entity: 'order', id: order_id, after: { call, ...after } })
    const [order] = await readOfficeOrders(ctx.db, [order_id])
    if (!order) throw new Error(`Order ${order_id} is gone.`)
    return order
  })
}

/** Who acts for the shop here: a program by itself, or somebody of the staff. */
export const takerOf = ({ actor }: Context) => (actor.kind === 'system' ? 'system' : 'staff')
