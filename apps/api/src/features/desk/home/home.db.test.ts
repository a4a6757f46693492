import { randomBytes } from 'node:crypto'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashKey } from '#api/access/hash-key.ts'
import { json } from '#api/db/json.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { resolveReview } from '../../orders/staff/resolve-review.ts'
import { getNeeds } from './get-needs.ts'
import { getSold } from './get-sold.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.db.deleteFrom('shop_order').execute())

/** A Thursday, noon in New York. */
const NOW = new Date('2026-01-15T17:00:00Z')
const [US, DE] = [1, 4] as const
const as = (...roles: Role[]) =>
  aContext(database.db, {
    actor: { kind: 'customer', customerId: 7, sessionId: 1, rights: rightsOf(roles) },
    now: () => NOW,
  })
const sold = (wish: object = {}) => getSold(as('manager'), { period: 'month', ...wish })

type Placed = { store_id?: number; currency_code?: string; state?: 'placed' | 'canceled' | 'returned' }

async function ordered(at: string, total_minor: number, facts: Placed = {}): Promise<void> {
  const secret = randomBytes(8).toString('hex')
  await database.db
    .insertInto('shop_order')
    .values({
      ...{ store_id: US, currency_code: 'USD', state: 'placed', email: '', created_at: new Date(at) },
      ...{ client_order_id: secret, access_hash: hashKey(secret), fingerprint: '' },
      ...{ subtotal_minor: 0, shipping_minor: 0, totals: json({}) },
      ...{ payment_method: json({}), shipping_method: json({}), billing_address: json({}) },
      ...{ total_minor, ...facts },
    })
    .execute()
}

test('sums what was ordered this month, leaves out what was canceled, and says what came back', async () => {
  await ordered('2026-01-15T15:00:00Z', 10_000)
  await ordered('2026-01-03T15:00:00Z', 5_000, { state: 'returned' })
  await ordered('2026-01-03T15:00:00Z', 99_900, { state: 'canceled' })
  const { orders, sum, average, returned, parts } = await sold()
  expect({ orders, sum, average, returned }).toEqual({ orders: 2, sum: 150, average: 75, returned: 50 })
  expect(parts).toHaveLength(31)
  expect(parts.filter((part) => part.sum > 0)).toMatchObject([
    { at: '2026-01-03T00:00:00', sum: 50, orders: 1 },
    { at: '2026-01-15T00:00:00', sum: 100, is_to_come: false },
  ])
  expect(parts.at(-1)).toMatchObject({ is_to_come: true })
})

test('a day begins at midnight of the store, not of Greenwich', async () => {
  await ordered('2026-01-15T04:59:00Z', 1_000)
  await ordered('2026-01-15T05:00:00Z', 2_000)
  const { sum, sum_before, parts } = await sold({ period: 'today' })
  expect({ sum, sum_before }).toEqual({ sum: 20, sum_before: 0 })
  expect(parts[0]).toMatchObject({ at: '2026-01-15T00:00:00', sum: 20 })
  expect(parts[23]).toMatchObject({ sum_before: 10 })
})

test('what stands beside it is the same stretch of the period before', async () => {
  await ordered('2026-01-15T15:00:00Z', 3_000)
  await ordered('2025-12-15T15:00:00Z', 2_000)
  await ordered('2025-12-28T15:00:00Z', 50_000)
  expect(await sold()).toMatchObject({ sum: 30, sum_before: 20, orders_before: 1 })
})

test('the last day of a shorter month stands beside its own day, and not beside each that month had not', async () => {
  await ordered('2026-02-28T15:00:00Z', 7_000)
  const endOfMarch = { ...as('manager'), now: () => new Date('2026-03-31T17:00:00Z') }
  const { parts } = await getSold(endOfMarch, { period: 'month' })
  const before = parts.filter((part) => part.sum_before > 0)
  expect(before).toMatchObject([{ at: '2026-03-28T00:00:00', sum_before: 70 }])
})

test.each([
  ['on the 31st', '2026-03-31T17:00:00Z', 70],
  ['on the 29th, early', '2026-03-29T10:00:00Z', 70],
  ['on its own last day only until the same hour', '2026-03-28T17:00:00Z', 50],
])('all of a shorter month is counted %s', async (_, now, sum_before) => {
  await ordered('2026-02-28T15:00:00Z', 5_000)
  // The last minute of February in New York, and the first of March.
  await ordered('2026-03-01T04:59:00Z', 2_000)
  await ordered('2026-03-01T05:00:00Z', 1_100)
  const { sum, parts, ...before } = await getSold(
    { ...as('manager'), now: () => new Date(now) },
    { period: 'month' },
  )
  expect([sum, before.sum_before]).toEqual([11, sum_before])
  expect(parts.reduce((all, part) => all + part.sum_before, 0)).toBe(70)
})

test('of a year before that had no 29th of February, all of its February is counted', async () => {
  await ordered('2027-03-01T04:59:00Z', 2_000)
  await ordered('2027-03-01T05:00:00Z', 1_100)
  const leapDay = { ...as('manager'), now: () => new Date('2028-02-29T15:00:00Z') }
  expect(await getSold(leapDay, { period: 'year' })).toMatchObject({ sum_before: 20 })
})

test('another money is not added, and a store alone is counted alone', async () => {
  await ordered('2026-01-15T15:00:00Z', 3_000)
  await ordered('2026-01-15T15:00:00Z', 9_000, { store_id: DE, currency_code: 'EUR' })
  expect(await sold({ currency: 'USD' })).toMatchObject({
    sum: 30,
    currencies: ['USD', 'EUR'],
    stores: [{ store_code: 'us', orders: 1, sum: 30 }],
  })
  expect(await sold({ store: 'de' })).toMatchObject({ currency: 'EUR', sum: 90, orders: 1 })
})

test('the money most orders were in is shown first, whatever its figures are, and the others are told beside it', async () => {
  await ordered('2026-01-15T15:00:00Z', 3_000)
  await ordered('2026-01-15T15:30:00Z', 2_000)
  await ordered('2026-01-15T15:00:00Z', 900_000, { store_id: DE, currency_code: 'RUB' })
  await ordered('2026-01-14T15:00:00Z', 4_000, { store_id: DE, currency_code: 'EUR' })
  expect(await sold({ period: 'today' })).toMatchObject({
    ...{ currency: 'USD', sum: 50, orders: 2 },
    currencies: ['USD', 'RUB', 'EUR'],
    others: [{ currency: 'RUB', orders: 1, sum: 9_000 }],
  })
  expect((await sold({ period: 'today', currency: 'RUB' })).others).toEqual([
    { currency: 'USD', orders: 2, sum: 50 },
  ])
})

test('of as many orders in two moneys that of the store one asks through is shown', async () => {
  await ordered('2026-01-15T15:00:00Z', 3_000)
  await ordered('2026-01-15T15:00:00Z', 9_000, { store_id: DE, currency_code: 'EUR' })
  expect(await sold()).toMatchObject({ currency: 'USD', currencies: ['USD', 'EUR'] })
})

test('a shop nothing was sold in has sums of nothing', async () => {
  expect(await sold()).toMatchObject({ orders: 0, sum: 0, average: 0, returned: 0, stores: [] })
})

test('money no order asked for is heard of until somebody has settled it; a try of a stranger that failed is not', async () => {
  const told = (report: object) => ({
    ...{ reason: 'unknown_payment' as const, at: NOW },
    details: json({ provider: 'stripe', id: randomBytes(4).toString('hex'), reference: 'pi_7', report }),
  })
  const paid = told({ kind: 'paid', amountMinor: 12_300, currencyCode: 'EUR' })
  await database.db
    .insertInto('payment_review')
    .values([paid, told({ kind: 'failed' })])
    .execute()
  const unknown = async () => (await getNeeds(as('manager'), {}, undefined)).unknown_payments
  const [payment, ...others] = await unknown()
  expect([payment, others]).toMatchObject([
    { provider: 'stripe', reference: 'pi_7', sum: 123, currency: 'EUR', at: NOW.toISOString() },
    [],
  ])
  await resolveReview(as('manager'), { id: payment?.id ?? 0, resolution: 'sent back' })
  expect(await unknown()).toEqual([])
})

test('needs are asked of the features, and of one store where one is looked at', async () => {
  const waits = {
    orders: { may: 'order:manage', count: async (_: unknown, store?: string) => (store === 'de' ? 3 : 14) },
    refunds: { may: 'order:manage', count: async () => 2 },
  } as const
  expect(await getNeeds(as('manager'), waits, undefined)).toMatchObject({
    to_send: 14,
    to_refund: 2,
    reviews: 0,
    sizes: [],
  })
  expect(await getNeeds(as('manager'), waits, 'de')).toMatchObject({ to_send: 3 })
  await expect(getNeeds(as(), waits, undefined)).rejects.toMatchObject({ status: 403 })
})
