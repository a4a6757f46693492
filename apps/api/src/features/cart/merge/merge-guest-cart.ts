import type { CartNotice } from '@vitrine/contract/cart'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import type { Cart } from '../cart-of.ts'
import { findCart, listLineRows } from '../cart-queries.ts'
import { findGuestCart, moveLines, noteReply, recallReply, retireGuestCart } from './merge-queries.ts'
import { planMerge } from './plan-merge.ts'

type Merge = { from: string; into: string }

/** Steps of a merge, in the sequence of their locks. Tests cut the power between them. */
export const mergeSteps = { findGuestCart, moveLines, retireGuestCart, noteReply }
export type MergeSteps = typeof mergeSteps

/**
 * A guest's cart goes into the one of the customer the guest turned out to be: once, whole or not at all. Repeating
 * it changes nothing and tells the same. A cart that is gone, or went elsewhere, brings nothing.
 */
export function mergeGuestCart(
  ctx: Context,
  { from, into }: Merge,
  steps: MergeSteps = mergeSteps,
): Promise<CartNotice[]> {
  return inTransaction(ctx, async (ctx) => {
    const target = await findCart(ctx, into, { lock: true })
    const guest = await steps.findGuestCart(ctx, from)
    if (target?.status !== 'open' || !guest) return []
    if (guest.merged_into === target.cartId) return recallReply(ctx, target.cartId, guest.cart_id)
    if (guest.status !== 'open') return []
    return merge(ctx, { guestId: guest.cart_id, target }, steps)
  })
}

type Pair = { guestId: number; target: Cart }

async function merge(ctx: Context, { guestId, target }: Pair, steps: MergeSteps): Promise<CartNotice[]> {
  const [guestRows, rows] = [await listLineRows(ctx, guestId), await listLineRows(ctx, target.cartId)]
  const { moves, notices } = await planMerge(ctx, guestRows, rows)
  await steps.moveLines(ctx, { guestId, targetId: target.cartId, moves })
  await steps.retireGuestCart(ctx, guestId, target.cartId)
  await steps.noteReply(ctx, { targetId: target.cartId, guestId, notices })
  return notices
}
