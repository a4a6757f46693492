// Money that comes after its order was let go: pieces, coupon, bonuses and cards stay where they went, and the money is owed once.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { balanceOf } from '#api/features/promotions/testing/a-gift-card.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { aContext } from '#api/testing/test-context.ts'
import { refundOrder } from './refund/refund-order.ts'
import { sendEvent } from './testing/at-the-gateway.ts'
import { fullOrders, type OrderToPay } from './testing/full-orders.ts'
import { openPaymentShop } from './testing/open-payment-shop.ts'

const shop = openPaymentShop({ max: 32 })
const orders = fullOrders(shop)
const staff = () => asStaff(aContext(shop.db(), { now: shop.now }))

/** What the order used up, as it stands now. */
async function used({ order, cardId }: OrderToPay) {
  const { rows } = await sql<{ used: number; bonuses: number; bought: number }>`
    select (select used from coupon where code = 'MANY') as used,
      (select sum(balance_minor)::int from bonus_account join ledger_account using (account_id)) as bonuses,
      (select count(account_id)::int from gift_card where order_id = ${order.order.id}) as bought`.execute(
    shop.db(),
  )
  return { ...rows[0], card: await balanceOf(shop.db(), cardId), pieces: await shop.pieces() }
}
async function refundAll({ order }: OrderToPay, amountMinor: number, key: string) {
  const wish = { orderId: order.order.id, amountMinor, key, reason: 'late' }
  return refundOrder(staff(), shop.deps(), wish)
}
const stateOf = async ({ order }: OrderToPay) =>
  shop
    .db()
    .selectFrom('shop_order')
    .select(['state', 'payment_state'])
    .where('order_id', '=', order.order.id)
    .executeTakeFirstOrThrow()

describe('an order of pieces, a coupon, bonuses and cards that was let go', () => {
  test('and is paid twice over afterwards leaves all where it went, waits for a person once, and is paid back once', async () => {
    const placed = await orders.toPay()
    const [payment] = await shop.payments()
    shop.pass(31)
    await shop.run('payments.release')
    const free = await used(placed)
    expect(free).toMatchObject({ used: 0, bonuses: 500, bought: 0, card: 5_000 })
    const events = Array.from({ length: 10 }, (_, index) => ({ ...placed.event, id: `e-${index % 5}` }))
    expect(new Set(await Promise.all(events.map((event) => sendEvent(shop, event))))).toEqual(new Set([200]))
    expect(await used(placed)).toEqual(free)
    expect([await stateOf(placed), await shop.reviews(), await orders.books()]).toEqual([
      { state: 'canceled', payment_state: 'paid' },
      ['paid_after_release'],
      [],
    ])
    const amount = payment?.amount_minor ?? 0
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => refundAll(placed, amount, `came-late-${index % 3}`)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(2)
    expect(await used(placed)).toEqual(free)
    expect([await stateOf(placed), await orders.books()]).toEqual([
      { state: 'canceled', payment_state: 'refunded' },
      [],
    ])
  })

  test('of another sum stays unpaid, and its money waits for a person', async () => {
    const placed = await orders.toPay()
    shop.pass(31)
    await shop.run('payments.release')
    const free = await used(placed)
    const report = { ...placed.event.report, amountMinor: placed.event.report.amountMinor - 1 }
    await sendEvent(shop, { ...placed.event, report })
    expect([await used(placed), await shop.reviews()]).toEqual([free, ['amount_differs']])
    expect([(await stateOf(placed)).state, await orders.books()]).toEqual(['canceled', []])
  })
})
