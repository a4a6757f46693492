import { inTransaction } from '#api/db/in-transaction.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { aContext } from '#api/testing/test-context.ts'
import { claimRefund, type RefundGuards, refundGuards } from '../refund/claim-refund.ts'
import { refundOrder } from '../refund/refund-order.ts'
import { aMixedShop } from './a-mixed-shop.ts'
import type { PaymentShop } from './open-payment-shop.ts'

/** Staff who give back what orders of a mixed shop were paid with. */
export function aRefundDesk(shop: PaymentShop) {
  const mixed = aMixedShop(shop)
  const staff = () => asStaff(aContext(shop.db(), { now: shop.now }))
  const wish = (orderId: number, amountMinor: number, key: string = crypto.randomUUID()) => ({
    ...{ orderId, amountMinor, key, reason: 'too small' },
  })
  return {
    mixed,
    staff,
    /** Two scarves: 238, of it 100 by two cards, 20 by bonuses. */
    anOrder: () => mixed.order({ qty: 2, cards: 2 }),
    refund: (orderId: number, amountMinor: number, key?: string) =>
      refundOrder(staff(), shop.deps(), wish(orderId, amountMinor, key)),
    /** The claim alone, no service asked, with some of its guards swapped. */
    claim: (orderId: number, amountMinor: number, guards: Partial<RefundGuards> = {}) =>
      inTransaction(staff(), (ctx) =>
        claimRefund(ctx, wish(orderId, amountMinor), { ...refundGuards, ...guards }),
      ),
    /** The books as they must be, for the test after one that broke them. */
    async forget() {
      await shop.db().deleteFrom('shop_order').execute()
      await shop.db().updateTable('stock_item').set({ qty: 500 }).where('qty', '>', 100).execute()
    },
  }
}
