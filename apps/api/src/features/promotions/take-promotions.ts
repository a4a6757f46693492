// What an order uses up besides pieces, and the cards it buys; after the stock, in the sequence coupon, accounts.
import type { GiftCardUse } from '@vitrine/domain/promotion/gift-card'
import type { Context } from '#api/context.ts'
import { type ErrorCode, ShopError } from '#api/errors.ts'
import { holdMoney } from '#api/ledger/ledger.ts'
import { takeCoupon } from './coupon/take-coupon.ts'
import { type BoughtCards, writeGiftCards } from './gift-card/write-gift-cards.ts'
import type { Promotions } from './load-promotions.ts'

type Sums = { bonusMinor: number; giftCards: readonly GiftCardUse[] }
type Taking = BoughtCards & { promotions: Promotions; sums: Sums }
type Hold = { accountId: number | null; amountMinor: number; refusal: ErrorCode }

/** All or a refusal that undoes the order; who asks again is shown what holds by then. */
export async function takePromotions(ctx: Context, taking: Taking): Promise<void> {
  const { orderId, email, promotions } = taking
  const { coupon } = promotions
  if (coupon) await takeCoupon(ctx, { orderId, email, couponId: coupon.couponId })
  const cause = { type: 'order', id: orderId } as const
  for (const { accountId, amountMinor, refusal } of holdsOf(taking)) {
    const isHeld = accountId !== null && (await holdMoney(ctx, { accountId, cause, amountMinor }))
    if (!isHeld) throw new ShopError(refusal)
  }
  await writeGiftCards(ctx, taking)
}

/** In the sequence of their accounts, so that orders which share several wait for each other and no longer. */
function holdsOf({ promotions, sums }: Taking): Hold[] {
  const bonus: Hold = {
    accountId: promotions.bonus?.accountId ?? null,
    amountMinor: sums.bonusMinor,
    refusal: 'BONUSES_CHANGED',
  }
  const cards = sums.giftCards.map(({ id, usedMinor }): Hold => {
    const accountId = promotions.giftCards.find((card) => card.id === id)?.accountId ?? null
    return { accountId, amountMinor: usedMinor, refusal: 'GIFT_CARD_CHANGED' }
  })
  return [bonus, ...cards]
    .filter(({ amountMinor }) => amountMinor > 0)
    .sort((a, b) => (a.accountId ?? 0) - (b.accountId ?? 0))
}
