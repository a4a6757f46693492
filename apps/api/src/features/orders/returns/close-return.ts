import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { lockStates } from '../take-step.ts'
import { listReturns } from './view-returns.ts'

type Wish = { orderId: number; number: string }

/**
 * For a parcel that never came: bonuses and shares of the order wait for it no more. What is booked later is taken off
 * all the same, and who still has the pieces and the days can announce them anew.
 */
export function closeReturn(ctx: Context, { orderId, number }: Wish): Promise<void> {
  assertMay(ctx, 'order:manage')
  return inTransaction(ctx, async (ctx) => {
    // The warehouse may be booking it.
    await lockStates(ctx, orderId)
    const known = (await listReturns(ctx.db, { orderId })).find((one) => one.number === number)
    if (!known) throw unknownReturn()
    if (known.closed) throw new ShopError('CONFLICT', { message: 'RETURN_CLOSED' })
    await sql`update return_request set closed_at = ${ctx.now()} where return_id = ${known.return_id}`.execute(
      ctx.db,
    )
    await audit(ctx, {
      ...{ may: 'order:manage', entity: 'return', id: known.return_id },
      ...{ before: { closed: false }, after: { closed: true, number } },
    })
  })
}

const unknownReturn = () =>
  new ShopError('NOT_FOUND', {
    details: [{ path: 'number', key: 'REFUSED', message: 'names no return of this order' }],
  })
