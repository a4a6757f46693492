// Orders that use up pieces, a coupon, bonuses and a gift card, and buy another card: to be cut by kill -9.
import { fileURLToPath } from 'node:url'
import { beforeAll, beforeEach } from 'vitest'
import { auditBooks } from '#api/features/orders/audit-books.ts'
import { aCoupon } from '#api/features/promotions/testing/a-coupon.ts'
import { runChild } from '#api/testing/run-child.ts'
import { auditPayments } from '../audit-payments.ts'
import { aMixedBuyer } from './a-mixed-buyer.ts'
import type { PaymentCrashJob } from './crash-child.ts'
import type { PaymentShop } from './open-payment-shop.ts'

const CHILD = fileURLToPath(new URL('./crash-child.ts', import.meta.url))
const BONUS_MINOR = 500

export type OrderToPay = Awaited<ReturnType<ReturnType<typeof fullOrders>['toPay']>>

export function fullOrders(shop: PaymentShop) {
  const buyer = aMixedBuyer(shop, BONUS_MINOR)
  let couponId: number
  beforeAll(async () => {
    couponId = await aCoupon(shop.db(), { code: 'MANY', total_limit: 9_000 })
  })
  beforeEach(() => shop.db().updateTable('coupon').set({ used: 0 }).execute())

  /** With everything an order can hold; answers it and the card it spends from. */
  async function paidBy(method: 'testcard' | 'invoice') {
    const goods = [{ sku: 'SCARF', qty: 1 }, buyer.gift()]
    const { order, cards } = await buyer.place({ goods, couponId, method })
    return { order, cardId: cards[0] ?? 0 }
  }

  async function toPay() {
    const { order, cardId } = await paidBy('testcard')
    await shop.pay(order)
    const payment = (await shop.payments()).find(({ order_id }) => order_id === order.order.id)
    if (!payment) throw new Error('no payment')
    const report = { kind: 'paid' as const, amountMinor: payment.amount_minor, currencyCode: 'EUR' }
    return { order, cardId, event: { id: crypto.randomUUID(), reference: payment.reference, report } }
  }

  return {
    ...{ buyer, paidBy, toPay },
    run: (job: Omit<PaymentCrashJob, 'connectionString'>) =>
      runChild(CHILD, { ...job, connectionString: shop.connectionString() }),
    stepsOf: (orderId: number, step: 'pay' | 'refund' | 'refundPart') =>
      shop
        .db()
        .selectFrom('order_event')
        .select('event_id')
        .where('order_id', '=', orderId)
        .where('step', '=', step)
        .execute(),
    books: async () => [...(await auditBooks(shop.db())), ...(await auditPayments(shop.db()))],
  }
}
