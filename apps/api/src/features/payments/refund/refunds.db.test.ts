import { readFileSync } from 'node:fs'
import { listStaffOrders as listCall } from '@vitrine/contract/order/staff-orders'
import { judgeRefund } from '@vitrine/domain/order/money/refund'
import { type KyselyPlugin, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { takeOrderStep } from '#api/features/orders/index.ts'
import { getStaffOrder } from '#api/features/orders/staff/get-staff-order.ts'
import { listStaffOrders } from '#api/features/orders/staff/list-staff-orders.ts'
import { resolveReview } from '#api/features/orders/staff/resolve-review.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { NO_PARTS } from '#api/ledger/paid-parts.ts'
import { meeting } from '#api/testing/meeting.ts'
import { aContext } from '#api/testing/test-context.ts'
import { auditPayments } from '../audit-payments.ts'
import { answer } from '../testing/at-the-gateway.ts'
import { openPaymentShop } from '../testing/open-payment-shop.ts'
import { claimRefund, type RefundGuards, refundGuards } from './claim-refund.ts'
import { refundOrder } from './refund-order.ts'

const MIGRATION = readFileSync(
  new URL('../../../../migrations/0557-reviews-of-refunds.additive.sql', import.meta.url),
  'utf8',
)
const shop = openPaymentShop({ max: 32 })
const TOTAL = 12_390

async function aPaidOrder() {
  const placed = await shop.order()
  await answer(shop, placed.pay_link ?? '', 'pay')
  return placed
}
const staff = () => asStaff(aContext(shop.db(), { now: shop.now }))
const wish = (orderId: number, amountMinor: number, key: string = crypto.randomUUID()) => ({
  ...{ orderId, amountMinor, key, reason: 'too small' },
})
const refund = (orderId: number, amountMinor: number, key?: string) =>
  refundOrder(staff(), shop.deps(), wish(orderId, amountMinor, key))
const refunds = () => shop.db().selectFrom('refund').selectAll().orderBy('refund_id').execute()
const atGateway = async () =>
  (await shop.db().selectFrom('test_gateway_payment').select('refunded_minor').executeTakeFirstOrThrow())
    .refunded_minor

beforeAll(async () => {
  await shop.db().insertInto('customer').values({ customer_id: 5, email: 'staff@example.org' }).execute()
})

describe('money given back', () => {
  test('in parts, then the rest: the order says so, and the gateway has moved exactly that', async () => {
    const placed = await aPaidOrder()
    expect(await refund(placed.order.id, 2_390)).toMatchObject({ amount: 23.9, state: 'done' })
    expect(await shop.see(placed)).toMatchObject({
      paid: true,
      payment: { state: 'part_refunded', refunded: 23.9 },
    })
    await refund(placed.order.id, 10_000)
    expect(await shop.see(placed)).toMatchObject({
      paid: false,
      payment: { state: 'refunded', refunded: 123.9 },
    })
    expect(await atGateway()).toBe(TOTAL)
    const told = await shop
      .db()
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'order.refunded')
      .execute()
    expect(told.map(({ payload }) => (payload as { amountMinor: number }).amountMinor)).toEqual([
      2_390, 10_000,
    ])
  })

  test('by the same key goes back once, however often and at once it is asked for', async () => {
    const { order } = await aPaidOrder()
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(order.id, 1_000, key)))
    expect(new Set(answers.map(({ refund_id }) => refund_id)).size).toBe(1)
    expect([await atGateway(), (await refunds()).length]).toEqual([1_000, 1])
    await expect(refund(order.id, 2_000, key)).rejects.toMatchObject({ code: 'KEY_REUSED' })
  })

  test('by the key of another order’s refund is a refund of its own', async () => {
    const key = crypto.randomUUID()
    const [one, other] = [await aPaidOrder(), await aPaidOrder()]
    const answers = [await refund(one.order.id, 1_000, key), await refund(other.order.id, 1_000, key)]
    expect(new Set(answers.map(({ refund_id }) => refund_id)).size).toBe(2)
    expect((await refunds()).map(({ order_id }) => order_id)).toEqual([one.order.id, other.order.id])
  })

  test.each([
    ['more than came', TOTAL + 1, 'CONFLICT'],
    ['nothing', 0, 'VALIDATION'],
    ['less than nothing', -1, 'VALIDATION'],
  ])('%s is refused, and nothing moves', async (_, amount, code) => {
    const { order } = await aPaidOrder()
    await expect(refund(order.id, amount)).rejects.toMatchObject({ code })
    expect([await atGateway(), await refunds()]).toEqual([0, []])
  })

  test('of an order nobody paid is refused', async () => {
    const { order } = await shop.order()
    await expect(refund(order.id, 100)).rejects.toMatchObject({ code: 'CONFLICT', message: 'ORDER_NOT_PAID' })
  })

  test('that had come outside of any service is written down and goes back that way', async () => {
    const { order } = await shop.order('invoice')
    await takeOrderStep(staff(), { orderId: order.id, step: 'pay', by: 'staff' })
    expect(await refund(order.id, 1_000)).toMatchObject({ state: 'done', payment: { refunded: 10 } })
  })

  test('is nothing a shopper may ask for', async () => {
    const { order } = await aPaidOrder()
    const shopper = aContext(shop.db())
    await expect(refundOrder(shopper, shop.deps(), wish(order.id, 100))).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
  })

  test('the service did not answer: it is asked again, and moves it once', async () => {
    const { order } = await aPaidOrder()
    const claimed = await inTransaction(staff(), (ctx) => claimRefund(ctx, wish(order.id, 500), refundGuards))
    expect([claimed.state, await atGateway()]).toEqual(['asked', 0])
    expect(await shop.run('payments.refund')).toEqual({ sent: 1 })
    expect(await shop.run('payments.refund')).toEqual({ sent: 0 })
    expect([await atGateway(), (await refunds())[0]?.state]).toEqual([500, 'done'])
    shop.pass(120)
    expect(await shop.run('payments.refund')).toEqual({ sent: 0 })
  })

  test('the service refuses it for good: a person hears, and it still counts as owed', async () => {
    const { order } = await aPaidOrder()
    await shop.db().updateTable('test_gateway_payment').set({ refunded_minor: TOTAL }).execute()
    expect(await refund(order.id, 500)).toMatchObject({ state: 'refused' })
    expect(await shop.reviews()).toEqual(['refund_refused'])
  })

  test('refused, and asked for by its key once more: a person has it by now, so no service gives it back as well', async () => {
    const { order } = await aPaidOrder()
    const key = crypto.randomUUID()
    const hasMoved = (minor: number) =>
      shop.db().updateTable('test_gateway_payment').set({ refunded_minor: minor }).execute()
    await hasMoved(TOTAL)
    expect(await refund(order.id, 500, key)).toMatchObject({ state: 'refused' })
    await hasMoved(0)
    expect(await refund(order.id, 500, key)).toMatchObject({ state: 'refused' })
    expect([await atGateway(), await shop.reviews()]).toEqual([0, ['refund_refused']])
  })

  describe('two of a payment are refused', () => {
    const seeOrder = (id: number) => getStaffOrder(staff(), { payments: shop.forOrders() }, id)
    const reviewsOf = async (id: number) => (await seeOrder(id)).reviews
    const lists = async () => (await listStaffOrders(staff(), listCall.query.parse({ view: 'review' }))).items

    test('before anybody has seen to the first: each is told with its sum, and settled by itself', async () => {
      const { order } = await aPaidOrder()
      await shop.db().updateTable('test_gateway_payment').set({ refunded_minor: TOTAL }).execute()
      for (const amount of [500, 700])
        expect(await refund(order.id, amount)).toMatchObject({ state: 'refused' })
      const why = 'The test gateway was never paid that much.'
      const told = (sum: number) => ({ reason: 'refund_refused', refund: { sum, reason: 'too small', why } })
      const [first, second, ...others] = await reviewsOf(order.id)
      expect([first, second, others]).toMatchObject([told(5), told(7), []])
      await resolveReview(staff(), { id: first?.id ?? 0, resolution: 'sent by hand' })
      expect(await reviewsOf(order.id)).toMatchObject([told(7)])
      expect(await lists()).toMatchObject([{ id: order.id, review: 'refund_refused' }])
      await resolveReview(staff(), { id: second?.id ?? 0, resolution: 'sent by hand, too' })
      expect([await reviewsOf(order.id), await lists()]).toEqual([[], []])
    })

    test('the second after somebody has seen to the first: what was said of that stays', async () => {
      const { order } = await aPaidOrder()
      await shop.db().updateTable('test_gateway_payment').set({ refunded_minor: TOTAL }).execute()
      await refund(order.id, 500)
      const [first] = await reviewsOf(order.id)
      await resolveReview(staff(), { id: first?.id ?? 0, resolution: 'sent by hand' })
      await refund(order.id, 700)
      expect(await reviewsOf(order.id)).toMatchObject([{ refund: { sum: 7 } }])
      const said = await shop
        .db()
        .selectFrom('payment_review')
        .select('resolution')
        .orderBy('review_id')
        .execute()
      expect(said).toEqual([{ resolution: 'sent by hand' }, { resolution: null }])
    })

    test('one that had to share the review of another is told of by the migration', async () => {
      const { order } = await aPaidOrder()
      await shop.db().updateTable('test_gateway_payment').set({ refunded_minor: TOTAL }).execute()
      for (const amount of [500, 700]) await refund(order.id, amount)
      const [first] = await reviewsOf(order.id)
      await shop
        .db()
        .deleteFrom('payment_review')
        .where('review_id', '=', first?.id ?? 0)
        .execute()
      for (const _ of [1, 2])
        await sql.raw(MIGRATION.slice(MIGRATION.indexOf('insert into'))).execute(shop.db())
      expect((await reviewsOf(order.id)).map(({ refund }) => refund?.sum).toSorted()).toEqual([5, 7])
    })

    test('as the former build wrote it, for the payment: it is seen once, with its sum', async () => {
      const { order } = await aPaidOrder()
      await shop.db().updateTable('test_gateway_payment').set({ refunded_minor: TOTAL }).execute()
      await refund(order.id, 500)
      const [payment] = await shop.payments()
      await shop
        .db()
        .updateTable('payment_review')
        .set({ payment_id: payment?.payment_id ?? 0 })
        .execute()
      expect(await reviewsOf(order.id)).toMatchObject([{ refund: { sum: 5 } }])
    })
  })
})

describe('many give back at once', () => {
  const race = async (orderId: number, guards: RefundGuards, db = shop.db()) => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 24 }, () =>
        inTransaction({ ...staff(), db }, (ctx) => claimRefund(ctx, wish(orderId, 4_000), guards)),
      ),
    )
    return outcomes.filter(({ status }) => status === 'fulfilled').length
  }

  test('and never more than came', async () => {
    const { order } = await aPaidOrder()
    expect(await race(order.id, refundGuards)).toBe(3)
  })

  test('reading without the lock promises more than came', async () => {
    const { order } = await aPaidOrder()
    await withoutLastLine()
    const counted = meeting(8)
    const afterCounting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.rows.some((row) => 'card_back' in row)) await counted()
        return result
      },
    }
    const lockOrder: RefundGuards['lockOrder'] = (db, orderId) =>
      db
        .selectFrom('shop_order')
        .select(['state as order', 'payment_state as payment'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
    const blind = { ...refundGuards, lockOrder }
    expect(await race(order.id, blind, shop.db().withPlugin(afterCounting))).toBeGreaterThan(3)
    await forgetOrders()
  })

  test('a judge that forgets what went back before is noticed', async () => {
    const { order } = await aPaidOrder()
    await withoutLastLine()
    const judge: RefundGuards['judgeRefund'] = (money, amount) =>
      judgeRefund({ ...money, back: NO_PARTS }, amount)
    expect(await race(order.id, { ...refundGuards, judgeRefund: judge })).toBeGreaterThan(3)
    expect(await auditPayments(shop.db())).not.toEqual([])
    await forgetOrders()
  })

  /** The table's own check would stand in for the guard that is missing. */
  const withoutLastLine = () =>
    sql`alter table payment drop constraint if exists payment_check`.execute(shop.db())
  async function forgetOrders() {
    await shop.db().deleteFrom('shop_order').execute()
    await shop.db().updateTable('stock_item').set({ qty: 500 }).execute()
  }
})
