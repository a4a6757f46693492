// Each guard of a settlement taken out in turn: the audit, or the very check of the tests, must notice.
import { judgeReport } from '@vitrine/domain/order/payment-report'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { aCatalogue } from '#api/features/cart/testing/a-catalogue.ts'
import { meeting } from '#api/testing/meeting.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { auditPayments } from './audit-payments.ts'
import { type SettlingGuards, settlePayment, settlingGuards } from './receive/settle-payment.ts'

let database: TestDatabase
let ctx: Context
beforeEach(async () => {
  database = await createTestDatabase({ max: 32 })
  await aCatalogue(database.db)
  ctx = aContext(database.db, { actor: { kind: 'system', job: 'payments.receive' } })
})
afterEach(() => database.drop())

const PAID = { kind: 'paid', amountMinor: 5_000, currencyCode: 'EUR' } as const
type States = { order?: 'placed' | 'canceled'; tries?: number }

async function anOrder({ order = 'placed', tries = 1 }: States = {}) {
  const name = crypto.randomUUID()
  const sums = { currency_code: 'EUR', subtotal_minor: 5_000, shipping_minor: 0, total_minor: 5_000 }
  const told = { billing_address: json({}), totals: json({}), email: '', fingerprint: '' }
  const { order_id } = await database.db
    .insertInto('shop_order')
    .values({
      ...{ ...sums, ...told, store_id: 4, client_order_id: name, access_hash: Buffer.from(name) },
      ...{
        state: order,
        payment_state: 'pending',
        payment_method: json({ code: 'testcard', provider: 'test' }),
      },
    })
    .returning('order_id')
    .executeTakeFirstOrThrow()
  const payments = []
  for (let one = 0; one < tries; one++)
    payments.push(await aPayment(order_id, one === 0 ? 'started' : 'failed'))
  return payments
}

function aPayment(order_id: number, state: 'started' | 'failed') {
  const [now, amount_minor] = [ctx.now(), 5_000]
  return database.db
    .insertInto('payment')
    .values({
      ...{ order_id, state, amount_minor, reference: crypto.randomUUID(), provider: 'test' },
      ...{ method_code: 'testcard', currency_code: 'EUR', closes_at: now, created_at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const without = (changed: Partial<SettlingGuards>): SettlingGuards => ({ ...settlingGuards, ...changed })
const settleAll = (
  payments: Awaited<ReturnType<typeof anOrder>>,
  guards: SettlingGuards,
  report: object = PAID,
) =>
  Promise.allSettled(
    payments.map((payment) => settlePayment(ctx, { ...payment, report: report as typeof PAID }, guards)),
  )
const failures = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'rejected').length

test('with every guard in place the audit stays clean', async () => {
  const [one] = await anOrder()
  const outcomes = await settleAll(
    Array.from({ length: 20 }, () => one as NonNullable<typeof one>),
    settlingGuards,
  )
  await settleAll(await anOrder({ tries: 2 }), settlingGuards)
  await settleAll(await anOrder({ order: 'canceled' }), settlingGuards)
  expect([failures(outcomes), await auditPayments(database.db)]).toEqual([0, []])
})

test('a judge that takes any sum is noticed', async () => {
  const judge: SettlingGuards['judgeReport'] = (attempt, report, order) =>
    judgeReport(
      attempt,
      report.kind === 'paid' ? { ...report, amountMinor: attempt.amountMinor } : report,
      order,
    )
  const stateOfCent = async (guards: SettlingGuards) => {
    const [one] = await anOrder()
    if (!one) throw new Error('no payment')
    return settlePayment(ctx, { ...one, report: { ...PAID, amountMinor: 1 } }, guards)
  }
  expect(await stateOfCent(without({ judgeReport: judge }))).toBe('paid')
  expect(await stateOfCent(settlingGuards)).toBe('review')
})

test('a judge that forgets what was paid before is noticed', async () => {
  const judge: SettlingGuards['judgeReport'] = (attempt, report, order) =>
    judgeReport(attempt, report, { ...order, payment: 'pending' })
  const outcomes = await settleAll(await anOrder({ tries: 2 }), without({ judgeReport: judge }))
  expect(failures(outcomes) > 0 || (await auditPayments(database.db)).length > 0).toBe(true)
})

test('a judge that does not look whether the order still stands is noticed', async () => {
  const judge: SettlingGuards['judgeReport'] = (attempt, report, order) =>
    judgeReport(attempt, report, { ...order, order: 'placed' })
  await settleAll(await anOrder({ order: 'canceled' }), without({ judgeReport: judge }))
  expect(await auditPayments(database.db)).toMatchObject([expect.stringContaining('nobody was told')])
})

test('reading without the lock is noticed: of many who say the same, some stumble', async () => {
  const read = meeting(8)
  const lockPayment: SettlingGuards['lockPayment'] = async ({ db }, { payment_id, order_id }) => {
    const payment = await db
      .selectFrom('payment')
      .selectAll()
      .where('payment_id', '=', payment_id)
      .executeTakeFirstOrThrow()
    const order = await db
      .selectFrom('shop_order')
      .select(['state as order', 'payment_state as payment'])
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow()
    await read()
    return { order, payment }
  }
  const [one] = await anOrder()
  const outcomes = await settleAll(
    Array.from({ length: 8 }, () => one as NonNullable<typeof one>),
    without({ lockPayment }),
  )
  expect(failures(outcomes)).toBeGreaterThan(0)
})

test('a settlement that dies half-way leaves nothing, and the next word of the service settles it', async () => {
  const [one] = await anOrder()
  if (!one) throw new Error('no payment')
  const dying = inTransaction(ctx, async (ctx) => {
    await settlePayment(ctx, { ...one, report: PAID })
    throw new Error('the power went out')
  })
  await expect(dying).rejects.toThrow('the power went out')
  expect(await settlePayment(ctx, { ...one, report: PAID })).toBe('paid')
  expect(await auditPayments(database.db)).toEqual([])
})
