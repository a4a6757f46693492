import type { CommerceTerms } from '@vitrine/contract/desk/commerce'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadCommerce } from '#api/commerce/load-commerce.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { writeAfterAllRead } from '#api/testing/write-after-all-read.ts'
import { saveTerms } from './save-terms.ts'
import { selectTerms } from './select-terms.ts'

let database: TestDatabase
let now: CommerceTerms
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.insertInto('customer').values({ customer_id: 7, email: 'mona@example.org' }).execute()
})
afterAll(() => database.drop())
beforeEach(async () => {
  now = await selectTerms(mona(), 'de')
})

const as = (...roles: Role[]) =>
  aContext(database.db, { actor: { kind: 'customer', customerId: 7, sessionId: 1, rights: rightsOf(roles) } })
const mona = () => as('manager')
const rate = (more: object = {}) => {
  const [first] = now.rates
  if (!first) throw new Error('no rate')
  const { key, price, free_from, days_min, days_max } = first
  return { ...{ key, price, free_from, days_min, days_max }, ...more }
}
const save = (changes: Partial<Parameters<typeof saveTerms>[1]> = {}, ctx = mona()) =>
  saveTerms(ctx, { store: 'de', version: now.version, rates: [], payments: [], ...changes })

test('a price changes for its store alone, checkouts read it, and the audit tells that one row', async () => {
  const us = await selectTerms(mona(), 'us')
  const after = await save({ rates: [rate({ price: 7.35, free_from: null })] })
  expect(after.rates[0]).toMatchObject({ price: 7.35, free_from: null, title: 'Parcel shop' })
  expect(after.version).not.toBe(now.version)
  expect(await selectTerms(mona(), 'us')).toEqual(us)
  const { delivery } = await loadCommerce(database.db)
  expect(delivery.rates.some(({ priceMinor, storeId }) => priceMinor === 735 && storeId === 4)).toBe(true)
  const line = await database.db
    .selectFrom('audit')
    .select(['entity', 'entity_id', 'after'])
    .executeTakeFirst()
  expect(line).toMatchObject({ entity: 'delivery', entity_id: 'de' })
  expect(Object.keys(line?.after ?? {})).toEqual([now.rates[0]?.key])
})

test('the terms of a way to pay change with it, all or nothing', async () => {
  const payment = { code: 'cashondelivery', discount_percent: 1.5, minimum: 20, fee: 4.9, offered: true }
  expect((await save({ payments: [payment] })).payments).toContainEqual({
    ...payment,
    title: 'Cash on delivery',
  })
  now = await selectTerms(mona(), 'de')
  await expect(
    save({ payments: [{ ...payment, fee: 9 }], rates: [rate({ key: 'moon' })] }),
  ).rejects.toMatchObject({
    ...{ status: 400, details: [{ path: 'rates.0.key' }] },
  })
  expect(await selectTerms(mona(), 'de')).toEqual(now)
})

test('a way to pay is left out in one store alone, and the last one stays', async () => {
  const codesOf = async (storeId: number) =>
    (await loadCommerce(database.db)).payments
      .filter((one) => one.storeId === storeId)
      .map(({ code }) => code)
  const withOffered = (offered: boolean, codes: readonly string[]) =>
    now.payments
      .filter(({ code }) => codes.includes(code))
      .map(({ title: _, ...payment }) => ({ ...payment, offered }))
  const inUs = await codesOf(1)
  await save({ payments: withOffered(false, ['invoice']) })
  expect([await codesOf(4), await codesOf(1)]).toEqual([inUs.filter((code) => code !== 'invoice'), inUs])
  now = await selectTerms(mona(), 'de')
  expect(now.payments).toContainEqual(expect.objectContaining({ code: 'invoice', offered: false }))
  await expect(save({ payments: withOffered(false, inUs) })).rejects.toMatchObject({
    ...{ status: 400, details: [{ path: 'payments' }] },
  })
  expect(await selectTerms(mona(), 'de')).toEqual(now)
  expect((await save({ payments: withOffered(true, ['invoice']) })).version).not.toBe(now.version)
  expect(await codesOf(4)).toEqual(inUs)
})

test.each([
  ['a day before the earliest', () => ({ rates: [rate({ days_min: 5, days_max: 4 })] }), 'rates.0.days_max'],
  ['a row that stands there twice', () => ({ rates: [rate(), rate()] }), 'rates.1.key'],
  [
    'a way to pay nobody has',
    () => ({ payments: [{ code: 'gold', discount_percent: 0, minimum: 0, fee: 0, offered: true }] }),
    'payments.0.code',
  ],
])('%s is refused by its field', async (_, changes, path) => {
  await expect(save(changes())).rejects.toMatchObject({ status: 400, details: [{ path }] })
})

test('of two who save at once the second is told how it stands; without the lock neither would be', async () => {
  const both = await Promise.allSettled([
    save({ rates: [rate({ price: 1 })] }),
    save({ rates: [rate({ price: 2 })] }),
  ])
  const lost = both.find(({ status }) => status === 'rejected')
  now = await selectTerms(mona(), 'de')
  expect(lost).toMatchObject({ reason: { status: 409, details: now } })
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const lock = async () => {}
  const writers = [3, 4].map((price) => {
    const changes = { version: now.version, rates: [rate({ price })], payments: [] }
    return () => saveTerms(mona(), { store: 'de', ...changes }, { lock })
  })
  const mutants = await writeAfterAllRead(database.db, { table: 'shipping_rate', writers })
  expect(mutants.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('saved as it stands nothing is written down, and a customer saves nothing', async () => {
  const count = async () => (await database.db.selectFrom('audit').select('audit_id').execute()).length
  const before = await count()
  expect((await save({ rates: [rate()] })).version).toBe(now.version)
  expect(await count()).toBe(before)
  await expect(save({}, as())).rejects.toMatchObject({ status: 403 })
})
