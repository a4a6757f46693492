import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import type { CouponTerms } from '@vitrine/domain/promotion/coupon'
import type { Context } from '#api/context.ts'
import type { CartPromotions } from '#api/features/cart/index.ts'
import { findBonus, type StoreBonus } from './bonus/bonus-account.ts'
import { type CouponProblem, couponProblem, findCoupon } from './coupon/find-coupon.ts'
import { listSpendable, type StoreGiftCard } from './gift-card/find-gift-cards.ts'

/** What is taken off a cart besides the terms of paying: as it holds at this moment. */
export type Promotions = {
  coupon: { couponId: number; code: string; partnerId: number | null; terms: CouponTerms } | null
  /** On the cart all the same, and why it gives nothing. */
  idleCoupon: { code: string; problem: CouponProblem } | null
  bonus: StoreBonus | null
  giftCards: readonly StoreGiftCard[]
}

type Goods = readonly { key: string; qty: number; unitMinor: number; product: Sellable }[]

/** Asks nothing for a cart that has none, which is most of them. What does not hold counts as none. */
export async function loadPromotions(
  ctx: Context,
  wanted: CartPromotions | null,
  goods: Goods,
): Promise<Promotions> {
  const { couponId, spendsBonuses, giftCardIds = [] } = wanted ?? {}
  const coupon = couponId === undefined ? undefined : await findCoupon(ctx, { couponId }, goods)
  const problem = coupon ? couponProblem(coupon, goods) : null
  const bonus = spendsBonuses ? await findBonus(ctx) : undefined
  return {
    coupon: coupon && problem === null ? coupon : null,
    idleCoupon: coupon && problem ? { code: coupon.code, problem } : null,
    bonus: bonus ?? null,
    giftCards: await listSpendable(ctx, giftCardIds),
  }
}
