import { getNeeds } from '#api/features/desk/home/get-needs.ts'
import { getStaffOrder } from '#api/features/orders/staff/get-staff-order.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { aContext } from '#api/testing/test-context.ts'
import { answer } from './at-the-gateway.ts'
import type { PaymentShop } from './open-payment-shop.ts'

/** What the staff hears of money that needs a person, as its screens ask for it. */
export function reviewedMoney(shop: PaymentShop) {
  const staff = () => asStaff(aContext(shop.db(), { now: shop.now }))
  return {
    staff,
    /** Of a shop the gateway was never paid that much by. */
    anUnknownPayment: (amountMinor = 12_300) => ({
      ...{ id: crypto.randomUUID(), reference: crypto.randomUUID() },
      report: { kind: 'paid' as const, amountMinor, currencyCode: 'EUR' },
    }),
    /** Paid, and all of it gone back at the gateway: it refuses every refund. */
    async anOrderNobodyRefunds() {
      const placed = await shop.order()
      await answer(shop, placed.pay_link ?? '', 'pay')
      await shop
        .db()
        .updateTable('test_gateway_payment')
        .set((eb) => ({ refunded_minor: eb.ref('amount_minor') }))
        .execute()
      return placed.order
    },
    async unknownSums() {
      const { unknown_payments } = await getNeeds(staff(), {}, undefined)
      return unknown_payments.map(({ sum }) => sum)
    },
    async refusedSums(orderId: number) {
      const { reviews } = await getStaffOrder(staff(), { payments: shop.forOrders() }, orderId)
      return reviews.map(({ refund }) => refund?.sum)
    },
    reviews: () => shop.db().selectFrom('payment_review').selectAll().orderBy('review_id').execute(),
    /** Lines of the audit about one. */
    async audited(reviewId: number) {
      const lines = await shop
        .db()
        .selectFrom('audit')
        .select('after')
        .where('entity', '=', 'payment_review')
        .where('entity_id', '=', String(reviewId))
        .execute()
      return lines.map(({ after }) => (after as { resolution: string }).resolution)
    },
  }
}
