// Bonuses given and taken by hand: once for each key, within what one person may give, never below nothing.
import { randomUUID } from 'node:crypto'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { CROWD_POOL, refusalsOf, together, warmPool } from '#api/features/orders/testing/crowd.ts'
import { auditAccounts } from '#api/ledger/audit-accounts.ts'
import { holdMoney } from '#api/ledger/ledger.ts'
import { meeting } from '#api/testing/meeting.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { type Booking, bookBonuses, bookingGuards } from './book-bonuses.ts'

let database: TestDatabase
let ann = 100
beforeAll(async () => {
  database = await createTestDatabase({ max: CROWD_POOL })
  await database.db
    .insertInto('customer')
    .values([
      { customer_id: 7, email: 'mona@example.org' },
      { customer_id: 8, email: 'boss@example.org' },
    ])
    .execute()
  await warmPool(database.db)
})
afterAll(() => database.drop())
async function aNewcomer() {
  ann += 1
  await database.db
    .insertInto('customer')
    .values({ customer_id: ann, email: `ann${ann}@example.org` })
    .execute()
}
beforeEach(aNewcomer)

const as = (customerId: number, ...roles: Role[]) =>
  aContext(database.db, { actor: { kind: 'customer', customerId, sessionId: 1, rights: rightsOf(roles) } })
const mona = () => as(7, 'manager')
const boss = () => as(8, 'admin')
const booking = (changeMinor: number, more: Partial<Booking> = {}): Booking => ({
  ...{ key: randomUUID(), customerId: ann, currency: 'USD', changeMinor, reason: 'Parcel came late' },
  ...more,
})
async function account() {
  const { rows } = await sql<{ account_id: number; balance_minor: number }>`
    select account_id, balance_minor from bonus_account join ledger_account using (account_id)
    where customer_id = ${ann}`.execute(database.db)
  return rows[0] ?? { account_id: 0, balance_minor: 0 }
}
const balance = async () => (await account()).balance_minor
const booked = async () =>
  (
    await database.db
      .selectFrom('bonus_booking')
      .select('change_minor')
      .where('customer_id', '=', ann)
      .execute()
  ).length

test('what is given stands on the account, with who and why, and in the audit without the why', async () => {
  await bookBonuses(mona(), booking(1_000))
  await bookBonuses(mona(), booking(-400, { reason: 'Given twice' }))
  expect(await balance()).toBe(600)
  const lines = await database.db
    .selectFrom('audit')
    .select(['customer_id', 'permission', 'entity_id', 'after'])
    .where('entity_id', '=', String(ann))
    .orderBy('audit_id')
    .execute()
  expect(lines).toEqual([
    {
      ...{ customer_id: 7, permission: 'bonus:book', entity_id: `${ann}` },
      after: { bonusMinor: 1_000, currencyCode: 'USD' },
    },
    {
      ...{ customer_id: 7, permission: 'bonus:book', entity_id: `${ann}` },
      after: { bonusMinor: -400, currencyCode: 'USD' },
    },
  ])
})

test('twenty times the same key is booked once; the key for something else is refused', async () => {
  const one = booking(500)
  const outcomes = await together(20, () => bookBonuses(mona(), one))
  expect([refusalsOf(outcomes), await balance(), await booked()]).toEqual([{}, 500, 1])
  await expect(bookBonuses(mona(), { ...one, changeMinor: 600 })).rejects.toMatchObject({
    code: 'KEY_REUSED',
  })
})

test('of twenty who take 60 of 100 one gets them, while an order spends too', async () => {
  await bookBonuses(boss(), booking(10_000))
  const { account_id: accountId } = await account()
  const spend = () =>
    inTransaction(mona(), async (ctx) => {
      if (
        !(await holdMoney(ctx, { accountId, cause: { type: 'order', id: randomUUID() }, amountMinor: 6_000 }))
      )
        throw new Error('NO_BONUSES')
    })
  const outcomes = await together(20, (index) => (index % 2 ? spend() : bookBonuses(mona(), booking(-6_000))))
  expect(outcomes.filter((outcome) => 'answer' in outcome)).toHaveLength(1)
  expect(await balance()).toBe(4_000)
  expect((await auditAccounts(database.db)).filter((line) => line.startsWith('account'))).toEqual([])
})

test('a manager gives 50 a day to one customer, in slices too; an admin gives on, and tomorrow comes', async () => {
  await bookBonuses(mona(), booking(4_000))
  await expect(bookBonuses(mona(), booking(1_001))).rejects.toMatchObject({
    ...{ status: 403, message: 'BONUSES_BEYOND_ALLOWANCE' },
  })
  await bookBonuses(mona(), booking(1_000))
  await bookBonuses(boss(), booking(9_000))
  const tomorrow = { ...mona(), now: () => new Date('2026-01-16T12:00:01Z') }
  await bookBonuses(tomorrow, booking(5_000))
  expect(await balance()).toBe(19_000)
})

test('ten times 10 at once are five; without the lock they would be more', async () => {
  const outcomes = await together(10, () => bookBonuses(mona(), booking(1_000)))
  expect([refusalsOf(outcomes), await balance()]).toEqual([{ ACCESS_DENIED: 5 }, 5_000])
  await aNewcomer()
  const met = meeting(10)
  await together(10, () => bookBonuses(mona(), booking(1_000), { ...bookingGuards, lock: met }))
  expect(await balance()).toBeGreaterThan(5_000)
})

const CLERKS = 12
/** Each has seen that nothing was given yet, and gives for the same matter by a key of their own. */
const allGive = (guards = bookingGuards) =>
  together(CLERKS, () => bookBonuses(boss(), booking(1_000, { seen: 0 }), guards))

test('two clerks give for the same matter at once: it is given once, and who comes second is told by whom', async () => {
  const outcomes = await allGive()
  expect([refusalsOf(outcomes), await balance(), await booked()]).toEqual([
    { CONFLICT: CLERKS - 1 },
    1_000,
    1,
  ])
  await expect(bookBonuses(mona(), booking(1_000, { seen: 0 }))).rejects.toMatchObject({
    ...{ code: 'CONFLICT', message: 'BONUSES_MOVED_ON' },
    details: {
      seen: 1,
      since: [{ by: 'boss@example.org', change: 10, currency: 'USD', reason: 'Parcel came late' }],
    },
  })
})

test('who was told gives it all the same; what the customer spends meanwhile is nobody else giving', async () => {
  await bookBonuses(boss(), booking(1_000, { seen: 0 }))
  const { account_id: accountId } = await account()
  const cause = { type: 'order', id: randomUUID() } as const
  await inTransaction(mona(), (ctx) => holdMoney(ctx, { accountId, cause, amountMinor: 400 }))
  await bookBonuses(mona(), booking(1_000, { seen: 1 }))
  expect(await balance()).toBe(1_600)
})

test('one whose answer was lost is not told of their own booking', async () => {
  const one = booking(1_000, { seen: 0 })
  await bookBonuses(mona(), one)
  await bookBonuses(mona(), one)
  expect([await balance(), await booked()]).toEqual([1_000, 1])
})

test('mutants: without the lock, or without asking what was seen, each of them gives', async () => {
  await allGive({ ...bookingGuards, lock: meeting(CLERKS) })
  expect(await booked()).toBeGreaterThan(1)
  await aNewcomer()
  await allGive({ ...bookingGuards, assertSeen: async () => undefined })
  expect(await booked()).toBe(CLERKS)
})

test('a booking that broke off is none anybody has to be told of', async () => {
  const broken = inTransaction(boss(), async (ctx) => {
    await bookBonuses(ctx, booking(1_000, { seen: 0 }))
    throw new Error('the line breaks before the commit')
  })
  await expect(broken).rejects.toThrow('the line breaks')
  await bookBonuses(mona(), booking(1_000, { seen: 0 }))
  expect([await balance(), await booked()]).toEqual([1_000, 1])
})

test('what breaks off leaves nothing behind', async () => {
  const broken = inTransaction(mona(), async (ctx) => {
    await bookBonuses(ctx, booking(1_000))
    throw new Error('the line breaks before the commit')
  })
  await expect(broken).rejects.toThrow('the line breaks')
  expect([await balance(), await booked()]).toEqual([0, 0])
})

test('nobody books for themselves, a customer for nobody, and nobody for whom there is not', async () => {
  await expect(bookBonuses(mona(), booking(1_000, { customerId: 7 }))).rejects.toMatchObject({ status: 403 })
  await expect(bookBonuses(as(ann), booking(1_000, { customerId: 7 }))).rejects.toMatchObject({ status: 403 })
  await expect(bookBonuses(mona(), booking(1_000, { customerId: 9_999 }))).rejects.toMatchObject({
    status: 404,
  })
  await expect(bookBonuses(mona(), booking(-1))).rejects.toMatchObject({ code: 'NO_BONUSES' })
})

test('a booking is never changed or taken out; only its words go with the account', async () => {
  const { db } = database
  await bookBonuses(mona(), booking(1_000))
  const mine = db.updateTable('bonus_booking').where('customer_id', '=', ann)
  await expect(mine.set({ change_minor: 1 }).execute()).rejects.toThrow('never changed')
  await expect(mine.set({ reason: 'Other words' }).execute()).rejects.toThrow('never changed')
  await expect(db.deleteFrom('bonus_booking').where('customer_id', '=', ann).execute()).rejects.toThrow(
    'never changed',
  )
  await mine.set({ reason: '' }).execute()
})
