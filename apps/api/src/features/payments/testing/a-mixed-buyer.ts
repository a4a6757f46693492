import { rightsOf } from '@vitrine/domain/access/roles'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { beforeAll, beforeEach } from 'vitest'
import { type Commerce, loadCommerce } from '#api/commerce/load-commerce.ts'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { hashToken } from '#api/features/cart/cart-of.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { aFilledCart, anOrder, readOrder } from '#api/features/orders/testing/a-buyer.ts'
import { awardBonuses } from '#api/features/promotions/bonus/bonus-account.ts'
import { aGiftCard, aGiftProduct, type GiftLine } from '#api/features/promotions/testing/a-gift-card.ts'
import { aContext } from '#api/testing/test-context.ts'
import type { PaymentShop } from './open-payment-shop.ts'

export const CARD_MINOR = 5_000
const customerId = 5

type Wish = {
  goods: { sku: string; qty: number }[]
  cards?: number
  couponId?: number
  method?: 'testcard' | 'invoice'
}
export type MixedBuyer = ReturnType<typeof aMixedBuyer>

/** Of a payment shop: a customer of the German store with so many bonuses before each test, who pays with gift cards of 50, too. */
export function aMixedBuyer(shop: PaymentShop, bonusMinor: number) {
  let gift: GiftLine
  let tables: Commerce
  const context = (): Context =>
    aContext(shop.db(), {
      now: shop.now,
      store: findStoreView('de') ?? aContext(shop.db()).store,
      actor: { kind: 'customer', customerId, sessionId: 1, rights: rightsOf([]) },
      commerce: { current: () => tables },
    })
  const award = (amountMinor: number) =>
    shop
      .db()
      .transaction()
      .execute((db) => {
        const cause = { type: 'grant', id: `of ${amountMinor}` } as const
        return awardBonuses({ ...context(), db }, { customerId, currencyCode: 'EUR', amountMinor, cause })
      })
  beforeAll(async () => {
    const db = shop.db()
    tables = await loadCommerce(db, new Set(['test']))
    await db.insertInto('customer').values({ customer_id: customerId, email: 'ann@example.org' }).execute()
    gift = { ...(await aGiftProduct(db, CARD_MINOR))(), qty: 1 }
  })
  beforeEach(async () => {
    await sql`truncate ledger_entry, gift_card, bonus_account, ledger_account cascade`.execute(shop.db())
    await award(bonusMinor)
  })

  /** These goods, paid by so many new cards, by bonuses and, what is left, by that method. */
  async function place({ goods, cards: wanted = 1, couponId, method = 'testcard' }: Wish) {
    const cards: number[] = []
    while (cards.length < wanted) cards.push((await aGiftCard(context(), gift)).id)
    const token = await aFilledCart(context(), goods)
    const promotions = json({ couponId, giftCardIds: cards, spendsBonuses: true })
    const cart = shop.db().updateTable('cart').where('token_hash', '=', hashToken(token))
    await cart.set({ promotions }).execute()
    const body = anOrder(token, goods)
    body.addressInformation.payment_method_code = method
    const placed = await placeOrder(context(), { body: readOrder(token, goods, body) })
    return { order: { ...placed, store: 'de' }, cards }
  }
  return { customerId, context, gift: () => gift, award, place }
}
