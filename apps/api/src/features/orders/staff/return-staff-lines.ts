import type { CallParsed } from '@vitrine/contract/call'
import type { returnStaffLines as returnCall } from '@vitrine/contract/order/staff-orders'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { returnLines } from '../returns/return-lines.ts'
import { lockStates } from '../take-step.ts'

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
