// Money of which only a person can say what is to be done: told to them, and settled by their word, cut by kill -9 at each part.
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { json } from '#api/db/json.ts'
import { resolveReview } from '#api/features/orders/staff/resolve-review.ts'
import { runChild } from '#api/testing/run-child.ts'
import { auditPayments } from './audit-payments.ts'
import { refundOrder } from './refund/refund-order.ts'
import { sendEvent } from './testing/at-the-gateway.ts'
import type { PaymentCrashJob } from './testing/crash-child.ts'
import { crashPoints } from './testing/crash-points.ts'
import { openPaymentShop } from './testing/open-payment-shop.ts'
import { reviewedMoney } from './testing/reviewed-money.ts'

const CHILD = fileURLToPath(new URL('./testing/crash-child.ts', import.meta.url))
const shop = openPaymentShop()
const { staff, anUnknownPayment, anOrderNobodyRefunds, ...seen } = reviewedMoney(shop)
const run = (point: PaymentCrashJob['point'], work: PaymentCrashJob['work']) =>
  runChild(CHILD, { point, work, connectionString: shop.connectionString() })
const books = () => auditPayments(shop.db())

beforeAll(async () => {
  await shop.db().insertInto('customer').values({ customer_id: 5, email: 'staff@example.org' }).execute()
})

describe('money no order asked for', () => {
  const STATEMENTS = 5
  test('is told of in no more points than these', async () => {
    const { said, complaint } = await run('never', { kind: 'event', event: anUnknownPayment() })
    expect([Number(said), complaint, await seen.unknownSums()]).toEqual([STATEMENTS, '', [123]])
  })

  test.each(crashPoints(STATEMENTS))(
    'cut at statement %s is told of once, when it is said again (%i)',
    async (point) => {
      const event = anUnknownPayment()
      const { signal, complaint } = await run(point, { kind: 'event', event })
      expect([signal, complaint]).toEqual(['SIGKILL', ''])
      expect([await sendEvent(shop, event), await sendEvent(shop, event)]).toEqual([200, 200])
      expect(await seen.unknownSums()).toEqual([123])
    },
  )

  test('mutant: noted before a person is asked, nobody would hear of it after a cut in between', async () => {
    const event = anUnknownPayment()
    const noted = { provider: 'test', event_id: event.id, kind: 'paid', received_at: shop.now() }
    await shop.db().insertInto('payment_event').values(noted).execute()
    expect([await sendEvent(shop, event), await seen.unknownSums()]).toEqual([200, []])
  })
})

describe('a refund its service refuses', () => {
  const STATEMENTS = 22
  const aWish = async (amountMinor = 500) => {
    const { id: orderId } = await anOrderNobodyRefunds()
    return { orderId, amountMinor, key: crypto.randomUUID(), reason: 'too small' }
  }
  test('is told of in no more points than these', async () => {
    const wish = await aWish()
    const { said, complaint } = await run('never', { kind: 'refund', wish })
    expect([Number(said), complaint, await books()]).toEqual([STATEMENTS, '', []])
    expect(await seen.refusedSums(wish.orderId)).toEqual([5])
  })

  test.each(crashPoints(STATEMENTS))(
    'cut at statement %s is told of once, beside the one before (%i)',
    async (point) => {
      const before = await aWish(300)
      await refundOrder(staff(), shop.deps(), before)
      const wish = { ...before, amountMinor: 500, key: crypto.randomUUID() }
      const { signal, complaint } = await run(point, { kind: 'refund', wish })
      expect([signal, complaint, await books()]).toEqual(['SIGKILL', '', []])
      const again = () => refundOrder(staff(), shop.deps(), wish)
      expect([(await again()).state, (await again()).state]).toEqual(['refused', 'refused'])
      expect([await seen.refusedSums(wish.orderId), await books()]).toEqual([[3, 5], []])
    },
  )

  test('mutant: said to be refused before a person is asked, nobody would hear of it: the audit does', async () => {
    const wish = await aWish()
    await refundOrder(staff(), shop.deps(), wish)
    await shop
      .db()
      .updateTable('payment_review')
      .set({ details: json({}) })
      .execute()
    expect(await books()).toMatchObject([expect.stringContaining('nobody was told')])
    await shop.db().deleteFrom('shop_order').execute()
    await shop.db().updateTable('stock_item').set({ qty: 500 }).execute()
  })
})

describe('the word of a person on such money', () => {
  const STATEMENTS = 4
  const aReview = async () => {
    await sendEvent(shop, anUnknownPayment())
    const [review] = await seen.reviews()
    return { id: review?.review_id ?? 0, resolution: 'sent back' }
  }
  test('has no more points than these', async () => {
    const word = await aReview()
    const { said, complaint } = await run('never', { kind: 'word', word })
    expect([Number(said), complaint, await seen.unknownSums()]).toEqual([STATEMENTS, '', []])
  })

  test.each(crashPoints(STATEMENTS))(
    'cut at statement %s is taken once, when it is said again (%i)',
    async (point) => {
      const word = await aReview()
      const { signal, complaint } = await run(point, { kind: 'word', word })
      expect([signal, complaint]).toEqual(['SIGKILL', ''])
      // Settled and audited, or neither.
      const isTaken = (await seen.unknownSums()).length === 0
      expect(await seen.audited(word.id)).toHaveLength(isTaken ? 1 : 0)
      for (const _ of [1, 2]) await resolveReview(staff(), word)
      expect([await seen.unknownSums(), await seen.audited(word.id)]).toEqual([[], ['sent back']])
    },
  )
})
