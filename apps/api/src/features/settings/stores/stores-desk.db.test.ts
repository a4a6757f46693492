// Stores as their owner changes them.
import type { StoreTable } from '@vitrine/contract/desk/stores'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadCommerce } from '#api/commerce/load-commerce.ts'
import { meeting } from '#api/testing/meeting.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { saveStores } from './save-stores.ts'
import { selectStores } from './select-stores.ts'

let database: TestDatabase
let now: StoreTable
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.insertInto('customer').values({ customer_id: 7, email: 'mona@example.org' }).execute()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('audit').execute()
  now = await selectStores(mona())
})

const as = (...roles: Role[]) =>
  aContext(database.db, { actor: { kind: 'customer', customerId: 7, sessionId: 1, rights: rightsOf(roles) } })
const mona = () => as('manager')
function store(code: string, more: object = {}) {
  const found = now.stores.find((one) => one.code === code)
  if (!found) throw new Error(`no store ${code}`)
  const { name: _, currency: __, ...terms } = found
  return { ...terms, ...more }
}
const save = (stores: ReturnType<typeof store>[], ctx = mona()) =>
  saveStores(ctx, { version: now.version, stores })
const generation = async () => {
  const { rows } = await sql<{ current: number }>`select current from catalogue_generation`.execute(
    database.db,
  )
  return rows[0]?.current
}

test('a store is closed, a rate set, and the audit tells the two; the catalogue stays as it is', async () => {
  const before = await generation()
  const after = await save([store('ru', { open: false }), store('de', { rate: 0.87, step: 0.05 })])
  const { stores, conversions } = await loadCommerce(database.db)
  expect([
    stores.filter(({ enabled }) => !enabled).map(({ code }) => code),
    conversions.get('de'),
    await generation(),
  ]).toEqual([['ru'], { rate: 0.87, stepMinor: 5 }, before])
  expect(after.version).not.toBe(now.version)
  const lines = await database.db.selectFrom('audit').select(['entity', 'after']).execute()
  expect(lines.map(({ entity, after }) => [entity, Object.keys(after as object)])).toEqual([
    ['store', ['de', 'ru']],
  ])
})

test('ranges of prices come with a generation, and are read by each process with it', async () => {
  const before = await generation()
  await save([store('eu', { price_ranges: [20, 40.5] })])
  expect(await generation()).toBe(Number(before ?? 0) + 1)
  const row = await database.db
    .selectFrom('store')
    .select('settings')
    .where('code', '=', 'eu')
    .executeTakeFirst()
  expect(row?.settings).toMatchObject({ priceRanges: [20, 40.5] })
})

test('what stands as it stood writes nothing', async () => {
  await save(now.stores.map(({ code }) => store(code)))
  expect(await database.db.selectFrom('audit').selectAll().execute()).toEqual([])
})

test.each([
  ['the first store cannot be closed', () => [store('us', { open: false })], 'stores.0.open'],
  ['ranges rise', () => [store('de', { price_ranges: [50, 50] })], 'stores.0.price_ranges'],
  ['a store stands there once', () => [store('de'), store('de')], 'stores.1.code'],
])('%s', async (_, stores, path) => {
  await expect(save(stores())).rejects.toMatchObject({ status: 400, details: [{ path }] })
  expect(await selectStores(mona())).toEqual(now)
})

test('of two at once the second is told what the first made of it', async () => {
  const meet = meeting(2)
  const at = (rate: number) =>
    saveStores(
      mona(),
      { version: now.version, stores: [store('cn', { rate })] },
      {
        lock: async ({ db }) => {
          await meet()
          await sql`lock table store in share row exclusive mode`.execute(db)
        },
      },
    )
  const all = await Promise.allSettled([at(2), at(3)])
  const [lost] = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  const won = await selectStores(mona())
  expect(lost).toMatchObject({ status: 409, details: won })
  expect([2, 3]).toContain(won.stores.find(({ code }) => code === 'cn')?.rate)
})

test('only who may change what the shop sells by', async () => {
  await expect(save([store('de', { rate: 2 })], as('blogger'))).rejects.toMatchObject({ status: 403 })
})
