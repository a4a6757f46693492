import { rightsOf } from '@vitrine/domain/access/roles'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { beforeAll, beforeEach } from 'vitest'
import { type Commerce, loadCommerce } from '#api/commerce/load-commerce.ts'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { hashToken } from '#api/features/cart/hash-token.ts'
import { auditBooks } from '#api/features/orders/audit-books.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { aFilledCart, anOrder, readOrder } from '#api/features/orders/testing/a-buyer.ts'
import { awardBonuses } from '#api/features/promotions/bonus/bonus-account.ts'
import {
  aGiftCard,
  aGiftProduct,
  balanceOf,
  type GiftLine,
} from '#api/features/promotions/testing/a-gift-card.ts'
import { aContext } from '#api/testing/test-context.ts'
import { auditPayments } from '../audit-payments.ts'
import { answer } from './at-the-gateway.ts'
import type { PaymentShop } from './open-payment-shop.ts'

const customerId = 5
const CARD_MINOR = 5_000
const BONUS_MINOR = 2_000

/** Of a payment shop: a customer with bonuses of 20, and gift cards of 50, who pays with all of them. */
export function aMixedShop(shop: PaymentShop) {
  let gift: GiftLine
  let tables: Commerce
  const buyer = (): Context =>
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
        return awardBonuses({ ...buyer(), db }, { customerId, currencyCode: 'EUR', amountMinor, cause })
      })
  beforeAll(async () => {
    const db = shop.db()
    tables = await loadCommerce(db, new Set(['test']))
    await db.insertInto('customer').values({ customer_id: customerId, email: 'ann@example.org' }).execute()
    gift = { ...(await aGiftProduct(db, CARD_MINOR))(), qty: 1 }
  })
  beforeEach(async () => {
    await sql`truncate ledger_entry, gift_card, bonus_account, ledger_account cascade`.execute(shop.db())
    await award(BONUS_MINOR)
  })
  return { award, order: ordering(shop, buyer, () => gift), ...balances(shop) }
}

type Wished = { qty?: number; cards?: number }

/** So many scarves of 119, paid by so many cards, by bonuses and, what is left, with the test card. */
function ordering(shop: PaymentShop, buyer: () => Context, gift: () => GiftLine) {
  return async ({ qty = 1, cards: wanted = 1 }: Wished = {}) => {
    const cards: number[] = []
    while (cards.length < wanted) cards.push((await aGiftCard(buyer(), gift())).id)
    const goods = [{ sku: 'SCARF', qty }]
    const token = await aFilledCart(buyer(), goods)
    const promotions = json({ giftCardIds: cards, spendsBonuses: true })
    const cart = shop.db().updateTable('cart').where('token_hash', '=', hashToken(token))
    await cart.set({ promotions }).execute()
    const body = anOrder(token, goods)
    body.addressInformation.payment_method_code = 'testcard'
    const placed = await placeOrder(buyer(), { body: readOrder(token, goods, body) })
    const order = { ...placed, store: 'de' }
    if (!placed.order.paid) await answer(shop, (await shop.pay(order)).pay_link ?? '', 'pay')
    return { order, id: placed.order.id, cards }
  }
}

function balances(shop: PaymentShop) {
  return {
    cards: (ids: readonly number[]) => Promise.all(ids.map((id) => balanceOf(shop.db(), id))),
    async bonuses() {
      const account = shop
        .db()
        .selectFrom('bonus_account')
        .innerJoin('ledger_account', 'ledger_account.account_id', 'bonus_account.account_id')
        .select('balance_minor')
        .where('customer_id', '=', customerId)
      return (await account.executeTakeFirstOrThrow()).balance_minor
    },
    books: async () => [...(await auditBooks(shop.db())), ...(await auditPayments(shop.db()))],
  }
}
