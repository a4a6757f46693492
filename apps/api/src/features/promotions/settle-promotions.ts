import { isUndone } from '@vitrine/domain/order/is-undone'
import type { OrderStates } from '@vitrine/domain/order/status'
import type { Context } from '#api/context.ts'
import { giveBackHolds, lockAccounts } from '#api/ledger/give-back.ts'
import { postHolds } from '#api/ledger/ledger.ts'
import { releaseCoupon } from './coupon/take-coupon.ts'
import { issueGiftCards } from './gift-card/issue-gift-cards.ts'
import { voidGiftCards } from './gift-card/void-gift-cards.ts'

/** Whether a step leads there first. */
type IsNow = (is: (at: OrderStates) => boolean) => boolean

/** What follows from where an order stands now, which is locked: everything changes hands once. */
export async function settlePromotions(
  ctx: Context,
  orderId: number,
  { isNow, states, lock = lockAccounts }: { isNow: IsNow; states: OrderStates; lock?: typeof lockAccounts },
): Promise<void> {
  const cause = { type: 'order', id: orderId } as const
  if (isNow(({ payment }) => payment === 'paid')) {
    await postHolds(ctx, cause)
    if (!isUndone(states)) await issueGiftCards(ctx, orderId)
  }
  if (isNow(({ order }) => order === 'canceled')) await releaseCoupon(ctx, orderId)
  if (!isNow(isUndone)) return
  await lock(ctx, orderId)
  await voidGiftCards(ctx, orderId)
  await giveBackHolds(ctx, orderId)
}
