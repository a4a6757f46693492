// Two of the staff look at the same order, and each gives back what a customer complained of once.
import { judgeRefund } from '@vitrine/domain/order/money/refund'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { aContext } from '#api/testing/test-context.ts'
import { answer } from '../testing/at-the-gateway.ts'
import { openPaymentShop } from '../testing/open-payment-shop.ts'
import { claimRefund, type RefundGuards, refundGuards } from './claim-refund.ts'

const shop = openPaymentShop({ max: 32 })
const TOTAL = 12_390
const CLERKS = 12

beforeAll(async () => {
  await shop.db().insertInto('customer').values({ customer_id: 5, email: 'staff@example.org' }).execute()
})

async function aPaidOrder(): Promise<number> {
  const placed = await shop.order()
  await answer(shop, placed.pay_link ?? '', 'pay')
  return placed.order.id
}

/** All of them saw that nothing had gone back, and press at once. */
async function allGiveBack(orderId: number, guards: RefundGuards = refundGuards) {
  const wish = () => ({ orderId, amountMinor: 1_000, seenMinor: TOTAL, key: crypto.randomUUID(), reason: '' })
  const staff = asStaff(aContext(shop.db(), { now: shop.now }))
  const outcomes = await Promise.allSettled(
    Array.from({ length: CLERKS }, () => inTransaction(staff, (ctx) => claimRefund(ctx, wish(), guards))),
  )
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  return { given: CLERKS - refused.length, refused }
}

test('two clerks give back the same sum at once: it goes back once, and who comes second is told', async () => {
  const { given, refused } = await allGiveBack(await aPaidOrder())
  expect(given).toBe(1)
  expect(new Set(refused.map(({ code, message }) => `${code} ${message}`))).toEqual(
    new Set(['CONFLICT ORDER_MOVED_ON']),
  )
})

test('mutant: a judge that does not ask what was seen gives it back by each', async () => {
  const judge: RefundGuards['judgeRefund'] = (money, amount) => judgeRefund(money, amount)
  const { given } = await allGiveBack(await aPaidOrder(), { ...refundGuards, judgeRefund: judge })
  expect(given).toBe(CLERKS)
})

test('who sees what the other gave back may give back the same once more', async () => {
  const orderId = await aPaidOrder()
  const staff = asStaff(aContext(shop.db(), { now: shop.now }))
  const give = (seenMinor: number) =>
    inTransaction(staff, (ctx) =>
      claimRefund(
        ctx,
        { orderId, amountMinor: 1_000, seenMinor, key: crypto.randomUUID(), reason: '' },
        refundGuards,
      ),
    )
  await give(TOTAL)
  expect(await give(TOTAL - 1_000)).toMatchObject({ amount_minor: 1_000 })
})
