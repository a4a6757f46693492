// Money of which only a person can say what is to be done: heard of, and settled, by many at once. Each guard is taken out in
// turn, and the test must notice.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { type ReviewGuards, resolveReview, reviewGuards } from '#api/features/orders/staff/resolve-review.ts'
import { answersOf, CROWD_POOL, together, warmPool } from '#api/features/orders/testing/crowd.ts'
import { meeting } from '#api/testing/meeting.ts'
import { aContext } from '#api/testing/test-context.ts'
import { auditPayments } from './audit-payments.ts'
import { type ReceivingGuards, receiveEvent, receivingGuards } from './receive/receive-event.ts'
import { claimRefund, refundGuards } from './refund/claim-refund.ts'
import { sendRefund } from './refund/send-refund.ts'
import { type OutcomeGuards, outcomeGuards, settleRefund } from './refund/settle-refund.ts'
import { openPaymentShop } from './testing/open-payment-shop.ts'
import { reviewedMoney } from './testing/reviewed-money.ts'

const shop = openPaymentShop({ max: CROWD_POOL })
const { staff, anUnknownPayment, anOrderNobodyRefunds, ...seen } = reviewedMoney(shop)
const MANY = 20

beforeAll(async () => {
  await shop.db().insertInto('customer').values({ customer_id: 5, email: 'staff@example.org' }).execute()
})
beforeEach(() => warmPool(shop.db()))

describe('money no order asked for, told of by many at once', () => {
  const service = () => aContext(shop.db(), { actor: { kind: 'system', job: 'payments.receive' } })
  const tell = (event: ReturnType<typeof anUnknownPayment>, guards?: ReceivingGuards) =>
    receiveEvent(service(), { name: 'test', event }, guards)

  test('each payment waits for a person once', async () => {
    const [one, other] = [anUnknownPayment(12_300), anUnknownPayment(4_500)]
    const outcomes = answersOf(await together(2 * MANY, (index) => tell(index % 2 ? one : other)))
    expect(outcomes.filter((outcome) => outcome === 'new')).toHaveLength(2)
    expect((await seen.unknownSums()).sort()).toEqual([123, 45])
  })

  test('mutant: without the note that it was heard, one payment would wait as many', async () => {
    const noteEvent: ReceivingGuards['noteEvent'] = async (...told) => {
      await receivingGuards.noteEvent(...told)
      return true
    }
    const event = anUnknownPayment()
    await together(MANY, () => tell(event, { noteEvent }))
    expect((await seen.unknownSums()).length).toBeGreaterThan(1)
  })
})

describe('refunds their service refuses, at once', () => {
  const claim = (orderId: number, amountMinor: number) =>
    inTransaction(staff(), (ctx) => {
      const wish = { orderId, amountMinor, reason: 'too small', key: crypto.randomUUID() }
      return claimRefund(ctx, wish, refundGuards)
    })
  const refused = { state: 'refused', reason: 'never paid' } as const

  test('two of a payment, each sent by many: each waits for a person once, with its sum', async () => {
    const { id } = await anOrderNobodyRefunds()
    const claimed = [await claim(id, 500), await claim(id, 700)]
    const outcomes = await together(2 * MANY, async (index) => {
      const refund = claimed[index % 2]
      return refund && sendRefund(staff(), shop.deps(), refund)
    })
    expect(answersOf(outcomes)).toEqual(Array.from({ length: 2 * MANY }, () => 'refused'))
    expect((await seen.refusedSums(id)).sort()).toEqual([5, 7])
  })

  test('mutant: said without a look whether it was said, some stumble over the one before', async () => {
    const { id } = await anOrderNobodyRefunds()
    const refund = await claim(id, 500)
    const saveOutcome: OutcomeGuards['saveOutcome'] = async (...told) => {
      await outcomeGuards.saveOutcome(...told)
      return true
    }
    const settle = (guards?: OutcomeGuards) => settleRefund(staff(), { ...refund, outcome: refused }, guards)
    expect(answersOf(await together(MANY, () => settle({ saveOutcome })))).toHaveLength(1)
    expect(answersOf(await together(MANY, () => settle()))).toHaveLength(MANY)
    expect(await auditPayments(shop.db())).toEqual([])
  })
})

describe('many settle the same money at once', () => {
  const settle = async (guards?: ReviewGuards) => {
    await receiveEvent(aContext(shop.db(), { actor: { kind: 'system', job: 'payments.receive' } }), {
      name: 'test',
      event: anUnknownPayment(),
    })
    const [review] = await seen.reviews()
    const id = review?.review_id ?? 0
    const outcomes = await together(MANY, (index) =>
      resolveReview(staff(), { id, resolution: `word ${index}` }, guards),
    )
    const said = (await seen.reviews())[0]?.resolution
    return {
      taken: answersOf(outcomes).filter(({ resolved }) => resolved).length,
      said,
      audited: await seen.audited(id),
    }
  }

  test('one word is taken, and it alone is in the books', async () => {
    const { taken, said, audited } = await settle()
    expect([taken, audited]).toEqual([1, [said]])
  })

  test('mutant: read first and written after, as many words would be taken, the last over the others', async () => {
    const read = meeting(MANY)
    const saveResolution: ReviewGuards['saveResolution'] = async ({ db, now }, { id, resolution }) => {
      const { resolved_at } = await db
        .selectFrom('payment_review')
        .select('resolved_at')
        .where('review_id', '=', id)
        .executeTakeFirstOrThrow()
      await read()
      if (resolved_at) return false
      await db
        .updateTable('payment_review')
        .set({ resolution, resolved_at: now() })
        .where('review_id', '=', id)
        .execute()
      return true
    }
    const { taken, audited } = await settle({ ...reviewGuards, saveResolution })
    expect([taken, audited.length]).toEqual([MANY, MANY])
  })
})
