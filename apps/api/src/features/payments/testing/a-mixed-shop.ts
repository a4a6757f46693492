import { auditBooks } from '#api/features/orders/audit-books.ts'
import { balanceOf } from '#api/features/promotions/testing/a-gift-card.ts'
import { auditPayments } from '../audit-payments.ts'
import { aMixedBuyer, type MixedBuyer } from './a-mixed-buyer.ts'
import { answer } from './at-the-gateway.ts'
import type { PaymentShop } from './open-payment-shop.ts'

const BONUS_MINOR = 2_000

/** Of a payment shop: a customer with bonuses of 20, and gift cards of 50, who pays with all of them. */
export function aMixedShop(shop: PaymentShop) {
  const buyer = aMixedBuyer(shop, BONUS_MINOR)
  return { award: buyer.award, order: ordering(shop, buyer), ...balances(shop, buyer.customerId) }
}

type Wished = { qty?: number; cards?: number }

/** So many scarves of 119, paid by so many cards, by bonuses and, what is left, with the test card. */
function ordering(shop: PaymentShop, buyer: MixedBuyer) {
  return async ({ qty = 1, cards = 1 }: Wished = {}) => {
    const placed = await buyer.place({ goods: [{ sku: 'SCARF', qty }], cards })
    if (!placed.order.order.paid) await answer(shop, (await shop.pay(placed.order)).pay_link ?? '', 'pay')
    return { order: placed.order, id: placed.order.order.id, cards: placed.cards }
  }
}

function balances(shop: PaymentShop, customerId: number) {
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
