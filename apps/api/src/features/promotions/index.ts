// Coupons, bonuses and gift cards: put on a cart as a wish, checked whenever its sums are counted, taken in the transaction of the order.
import { listCoupons } from '@vitrine/contract/desk/coupons'
import { listGiftCards } from '@vitrine/contract/desk/gift-cards'
import type { Database } from '#api/db/client.ts'
import type { Feature } from '#api/routing/feature.ts'
import { countedList } from '#api/routing/lists/counted-list.ts'
import { payCashback } from './bonus/pay-cashback.ts'
import { buyerKey } from './coupon/buyer-key.ts'
import { hashBuyers } from './coupon/hash-buyers.ts'
import { giftCardMail } from './gift-card/gift-card-mail.ts'
import { sendGiftCards } from './gift-card/send-gift-cards.ts'
import { promotionRoutes } from './routes.ts'
import { bonusRoutes } from './staff/bonus-routes.ts'
import { couponRows } from './staff/coupon-queries.ts'
import { couponRoutes } from './staff/coupon-routes.ts'
import { giftCardRows } from './staff/gift-cards/gift-card-queries.ts'
import { giftCardRoutes } from './staff/gift-cards/gift-card-routes.ts'

export function createPromotions({ db, shopSecret }: { db: Database; shopSecret: Buffer }): Feature {
  const key = buyerKey(shopSecret)
  return {
    name: 'promotions',
    routes: [...promotionRoutes, ...couponRoutes, ...bonusRoutes, ...giftCardRoutes],
    isCheckout: true,
    lists: {
      '/admin/coupons': countedList(listCoupons, couponRows),
      '/admin/gift-cards': countedList(listGiftCards, giftCardRows),
    },
    jobs: [
      {
        name: 'promotions.pay-cashback',
        may: 'bonus:grant',
        run: async (ctx) => ({ paid: await payCashback(ctx) }),
      },
      {
        // A start has done it; a process of the version before may have gone on beside it for a while.
        name: 'promotions.hash-buyers',
        may: 'data:retire',
        run: async (ctx) => ({ hashed: await hashBuyers(ctx.db, key) }),
      },
      {
        name: 'promotions.send-gift-cards',
        may: 'gift-card:send',
        run: async (ctx) => ({ sent: await sendGiftCards(ctx) }),
      },
    ],
    schedules: [
      { job: 'promotions.pay-cashback', cron: '20 3 * * *' },
      { job: 'promotions.hash-buyers', cron: '50 3 * * *' },
      { job: 'promotions.send-gift-cards', cron: '*/5 * * * *' },
    ],
    mails: { 'gift-card.issued': giftCardMail },
    buyerKey: key,
    start: async () => void (await hashBuyers(db, key)),
  }
}

export { awardBonuses, findBonus } from './bonus/bonus-account.ts'
export { loadPromotions, type Promotions } from './load-promotions.ts'
export { settlePromotions } from './settle-promotions.ts'
export { takePromotions } from './take-promotions.ts'
