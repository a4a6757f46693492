// That money came outside of a payment service: said by the program that keeps the books, by the staff, by both at once.
import { beforeAll, describe, expect, test } from 'vitest'
import { getStaffOrder } from '#api/features/orders/staff/get-staff-order.ts'
import { takeStaffStep } from '#api/features/orders/staff/take-staff-step.ts'
import { answersOf, refusalsOf, together } from '#api/features/orders/testing/crowd.ts'
import { openPaymentShop, type Placed } from '#api/features/payments/testing/open-payment-shop.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { rounds } from '#api/testing/how-often.ts'
import { aContext } from '#api/testing/test-context.ts'
import { numberEvents } from './feed/number-events.ts'
import { type PaidGuards, paidGuards } from './order/mark-paid.ts'
import { payOutside } from './testing/pay-outside.ts'

const shop = openPaymentShop({ max: 32 })
const guest = () => aContext(shop.db(), { now: shop.now })
beforeAll(async () => {
  await shop.db().insertInto('customer').values({ customer_id: 5, email: 'staff@example.org' }).execute()
})

const transferOf = ({ order: { number: id, grand_total: amount, currency } }: Placed) => {
  return { id, amount, currency, reference: 'BANK-77', key: crypto.randomUUID() }
}
const byBooks = (placed: Placed, more: object = {}, guards?: PaidGuards) =>
  payOutside(guest(), { ...transferOf(placed), ...more }, guards)
const byStaff = (placed: Placed) =>
  takeStaffStep(asStaff(guest()), {
    ...{ id: placed.order.id, step: 'pay', reason: '' },
    from: { order: 'placed', payment: 'open' },
  })
const told = async () => {
  const rows = await shop
    .db()
    .selectFrom('outbox')
    .select(['topic', 'payload'])
    .orderBy('outbox_id')
    .execute()
  return rows.filter(({ topic }) => topic === 'order.paid').map(({ payload }) => payload)
}
const historyOf = async ({ order }: Placed) => {
  const { events } = await getStaffOrder(asStaff(guest()), { payments: shop.forOrders() }, order.id)
  return events.map(({ step, by }) => [step, by])
}

describe('an order its shopper pays by transfer', () => {
  test('is paid by the word of the books, which is written down, mailed and told to who listens', async () => {
    const placed = await shop.order('invoice')
    expect(await byBooks(placed)).toMatchObject({ paid: true, payment_state: 'paid' })
    expect(await told()).toEqual([{ orderId: placed.order.id, amountMinor: 12_390 }])
    const events = shop.db().selectFrom('order_event').select(['step', 'job', 'details'])
    expect(await events.where('step', '=', 'pay').execute()).toEqual([
      { step: 'pay', job: 'key:books', details: { amount: 123.9, currency: 'EUR', reference: 'BANK-77' } },
    ])
    expect(await numberEvents(guest())).toHaveLength(2)
    const audited = shop.db().selectFrom('audit').select(['job', 'permission', 'after'])
    expect(await audited.where('job', '=', 'key:books').execute()).toMatchObject([
      { permission: 'order:mark-paid', after: { call: 'payment', amount: 123.9, reference: 'BANK-77' } },
    ])
    expect((await shop.see(placed)).paid).toBe(true)
  })

  test('is paid by the word of the staff, and mailed alike', async () => {
    const placed = await shop.order('invoice')
    await byStaff(placed)
    expect(await told()).toEqual([{ orderId: placed.order.id, amountMinor: 12_390 }])
  })

  test.each([
    ['a cent less', { amount: 123.89 }, 'amount'],
    ['a cent more', { amount: 123.91 }, 'amount'],
    ['as many dollars', { currency: 'USD' }, 'currency'],
  ])('stays open when %s came', async (_, more, field) => {
    const placed = await shop.order('invoice')
    await expect(byBooks(placed, more)).rejects.toMatchObject({ status: 400, details: [{ path: field }] })
    expect([(await shop.see(placed)).paid, await told(), await historyOf(placed)]).toEqual([
      false,
      [],
      [['place', 'customer']],
    ])
  })

  test('is no matter of the books where a service takes the money', async () => {
    await expect(byBooks(await shop.order())).rejects.toMatchObject({ message: 'ORDER_STEP_NOT_NOW' })
  })
})

describe('said at once', () => {
  test.each(rounds('RACE_ROUNDS', 5))('by books and staff, one is told that it is paid (%i)', async () => {
    const placed = await shop.order('invoice')
    const outcomes = await together(16, (index) =>
      index % 2 ? byStaff(placed) : byBooks(placed).then(() => undefined),
    )
    expect([answersOf(outcomes).length, refusalsOf(outcomes)]).toEqual([1, { CONFLICT: 15 }])
    expect([(await told()).length, (await historyOf(placed)).length]).toEqual([1, 2])
  })

  test('twenty times by the same key, each is answered alike and it happens once', async () => {
    const placed = await shop.order('invoice')
    const wish = transferOf(placed)
    const outcomes = await together(20, () => payOutside(guest(), wish))
    expect(new Set(answersOf(outcomes).map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect([answersOf(outcomes).length, (await told()).length]).toEqual([20, 1])
    await expect(payOutside(guest(), { ...wish, amount: 1 })).rejects.toMatchObject({ code: 'KEY_REUSED' })
  })
})

const readDue: PaidGuards['lockDue'] = ({ db }, orderId) =>
  db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()

describe('each guard is needed', () => {
  test('a judge that takes any sum is noticed', async () => {
    const judgeOutsideMoney: PaidGuards['judgeOutsideMoney'] = (due, told) =>
      paidGuards.judgeOutsideMoney(due, { ...told, amount: due.totalMinor / 100 })
    const paid = await byBooks(
      await shop.order('invoice'),
      { amount: 1 },
      { ...paidGuards, judgeOutsideMoney },
    )
    expect(paid).toMatchObject({ paid: true, grand_total: 123.9 })
  })

  test.each([
    ['locked, it is paid as it stood', paidGuards.lockDue, 12_390],
    ['mutant: read without the lock, it is paid with a sum that did not come', readDue, 9_900],
  ])('%s', async (_, lockDue, totalMinor) => {
    const placed = await shop.order('invoice')
    const changed = Promise.withResolvers<void>()
    const isLocking = lockDue === paidGuards.lockDue
    const guards: PaidGuards = {
      ...paidGuards,
      async lockDue(ctx, orderId) {
        const due = await lockDue(ctx, orderId)
        const change = shop
          .db()
          .updateTable('shop_order')
          .set((eb) => ({ total_minor: 9_900, discount_minor: eb('discount_minor', '+', 2_490) }))
        const asked = change.where('order_id', '=', orderId).where('payment_state', '=', 'open').execute()
        void asked.then(() => changed.resolve())
        if (!isLocking) await changed.promise
        return due
      },
    }
    await byBooks(placed, {}, guards)
    await changed.promise
    const { total_minor } = await shop
      .db()
      .selectFrom('shop_order')
      .select('total_minor')
      .where('order_id', '=', placed.order.id)
      .executeTakeFirstOrThrow()
    expect(total_minor).toBe(totalMinor)
  })
})
