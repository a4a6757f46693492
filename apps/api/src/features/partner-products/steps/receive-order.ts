import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { receiveOrder as receiveCall } from '@vitrine/contract/partner/promo-steps'
import { dayOfStore } from '@vitrine/i18n/calendar/day-of-store'
import { sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { getOwnPieces, type Piece, unknownPiece } from '../read/own-pieces.ts'

type Receipt = CallParsed<typeof receiveCall>['body']

/** The pieces of a parcel came today, by the calendar of the store. Told twice, the first day stays. */
export async function receiveOrder(
  ctx: Context,
  { id, substitutes }: Receipt,
): Promise<CallReply<typeof receiveCall>> {
  assertOnce(substitutes.flatMap(({ from, to }) => [from, to]))
  return inTransaction(ctx, async (ctx) => {
    const sent = await lockSent(ctx, id)
    const instead = await getOwnPieces(ctx, {
      ...{ ids: substitutes.map(({ to }) => to), lock: true },
      pathOf: (at) => `substitutes.${at}.to`,
    })
    assertFit(substitutes, { sent, instead, orderId: id })
    const missing = substitutes.map(({ from }) => from)
    const came = [...sent.filter((one) => !missing.includes(one)), ...instead.map((piece) => piece.id)]
    const today = dayOfStore(ctx.now(), ctx.store)
    // What did not come is still on its way, with no parcel yet.
    await sql`update promo_product set order_id = null, delivered_on = null where promo_id = any(${missing}::bigint[])`.execute(
      ctx.db,
    )
    const { rows } = await sql<{ day: string }>`
      update promo_product set order_id = ${id}, delivered_on = coalesce(delivered_on, ${today}::date)
      where promo_id = any(${came}::bigint[]) returning delivered_on::text as day`.execute(ctx.db)
    const days = rows.map(({ day }) => day).toSorted()
    return { order_id: id, delivered_at: days[0] ?? today, products: came.toSorted((a, b) => a - b) }
  })
}

async function lockSent(ctx: Context, orderId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.promo_id as id from promo_product p join shop_order o using (order_id)
    where p.customer_id = ${myId(ctx)} and p.order_id = ${orderId} and o.state <> 'canceled'
    order by p.promo_id for no key update of p`.execute(ctx.db)
  if (rows.length === 0)
    throw new ShopError('ORDER_NOT_FOUND', {
      details: [{ path: 'id', key: 'REFUSED', message: 'names no parcel of this partner' }],
    })
  return rows.map(({ id }) => id)
}

type Parcel = { sent: readonly number[]; instead: readonly Piece[]; orderId: number }

/** In the place of what was sent comes another piece of the partner's that has not come yet. */
function assertFit(substitutes: Receipt['substitutes'], { sent, instead, orderId }: Parcel): void {
  for (const [at, { from }] of substitutes.entries()) {
    if (!sent.includes(from)) throw unknownPiece(`substitutes.${at}.from`)
    const piece = instead[at]
    const isWaiting = piece?.parts.length === 0 && piece.delivered_on === null && piece.approved === 1
    if (!isWaiting || piece.order_id === orderId)
      throw invalidInput([{ path: `substitutes.${at}.to`, message: 'is not a piece that has yet to come' }])
  }
}

function assertOnce(ids: readonly number[]): void {
  if (new Set(ids).size === ids.length) return
  throw invalidInput([{ path: 'substitutes', key: 'GIVEN_TWICE', message: 'names a piece more than once' }])
}
