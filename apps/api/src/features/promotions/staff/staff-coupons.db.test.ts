import type { CouponTermsOfStaff } from '@vitrine/contract/desk/coupons'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { findCoupon } from '../coupon/find-coupon.ts'
import { countCoupons, findStaffCoupon, selectCoupons } from './coupon-queries.ts'
import { changeCoupon, createCoupon, switchCoupon } from './save-coupon.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.insertInto('customer').values({ customer_id: 7, email: 'mona@example.org' }).execute()
})
afterAll(() => database.drop())

const TERMS: CouponTermsOfStaff = {
  ...{ code: 'WINTER15', type: 'percent', percent: 15, free_delivery: false },
  ...{ starts_at: null, ends_at: null, total_limit: 2, customer_limit: null },
  stores: [{ store_code: 'us', amount: 0, minimum: 100 }],
}
const as = (...roles: Role[]) =>
  aContext(database.db, {
    actor: { kind: 'customer', customerId: 7, sessionId: 1, rights: rightsOf(roles) },
  })
const mona = () => as('manager')
/** One use more, as an order takes it. */
const use = (id: number) =>
  database.db
    .updateTable('coupon')
    .set(({ eb }) => ({ used: eb('used', '+', 1) }))
    .where('coupon_id', '=', id)
    .where(({ eb, ref }) => eb.or([eb('total_limit', 'is', null), eb('used', '<', ref('total_limit'))]))
    .executeTakeFirst()

test('a manager makes one, finds it among those that are on, and the audit names who', async () => {
  const saved = await createCoupon(mona(), TERMS)
  expect(saved).toMatchObject({ ...TERMS, used: 0, enabled: true, partner: null, version: 1 })
  expect((await selectCoupons(mona(), { view: 'on', q: 'winter', size: 10 })).items).toEqual([saved])
  expect(await countCoupons(mona(), { q: '', store: 'de' })).toMatchObject({ on: 0, all: 0 })
  const lines = await database.db.selectFrom('audit').selectAll().where('entity', '=', 'coupon').execute()
  expect(lines).toMatchObject([
    { customer_id: 7, permission: 'commerce:change', entity_id: String(saved.id) },
  ])
})

test('the goods it is for could not be chosen: they are kept, told back, and stay where nothing is said of them', async () => {
  const { db } = database
  await db.insertInto('category').values({ category_id: 31, key: 'coats', level: 1 }).execute()
  await aCatalogue(db)
  const product = await aProduct(db, { sku: 'COAT', priceMinor: 9_900, qty: 5 })
  const goods = { categories: [31], skus: ['COAT'] }
  const made = await createCoupon(mona(), { ...TERMS, code: 'COATS', goods })
  expect([made.goods, made.covers]).toEqual([goods, ['coats', 'COAT']])
  const found = await findCoupon(mona(), { code: 'COATS' }, [
    { key: 'one', product: { productId: product } },
    { key: 'other', product: { productId: 999_999 } },
  ])
  expect([...(found?.terms.covers ?? [])]).toEqual(['one'])
  const renamed = await changeCoupon(mona(), {
    id: made.id,
    ...TERMS,
    code: 'COATS',
    percent: 20,
    version: 1,
  })
  expect(renamed.goods).toEqual(goods)
  const all = { categories: [], skus: [] }
  const freed = await changeCoupon(mona(), { id: made.id, ...TERMS, code: 'COATS', goods: all, version: 2 })
  expect([freed.goods, freed.covers]).toEqual([all, []])
})

test('a coupon for goods the shop does not have would be one for all: it is refused, and nothing is changed', async () => {
  const { id, version } = await createCoupon(mona(), {
    ...TERMS,
    code: 'GONE',
    goods: { categories: [], skus: ['COAT'] },
  })
  const goods = { categories: [31, 4_040], skus: ['COAT', 'NONE'] }
  await expect(changeCoupon(mona(), { id, ...TERMS, code: 'GONE', goods, version })).rejects.toMatchObject({
    status: 400,
    details: [{ path: 'goods.categories.1' }, { path: 'goods.skus.1' }],
  })
  expect((await findStaffCoupon(mona(), id))?.goods).toEqual({ categories: [], skus: ['COAT'] })
})

test('a code the shop has had is refused, and so is what makes no sense, by its fields', async () => {
  await expect(createCoupon(mona(), { ...TERMS, percent: 10 })).rejects.toMatchObject({ status: 409 })
  await expect(createCoupon(mona(), { ...TERMS, code: 'NOTHING', percent: 0 })).rejects.toMatchObject({
    status: 400,
    details: [{ path: 'percent', key: 'REFUSED' }],
  })
  const backwards = { starts_at: '2026-11-02T00:00:00.000Z', ends_at: '2026-11-02T00:00:00Z' }
  await expect(createCoupon(mona(), { ...TERMS, code: 'LATER', ...backwards })).rejects.toMatchObject({
    details: [{ path: 'ends_at' }],
  })
})

test('what the shop could only keep rounded is refused by its field, and not rounded without a word', async () => {
  const fine = { store_code: 'us', amount: 0, minimum: 19.999 } as const
  await expect(
    createCoupon(mona(), { ...TERMS, code: 'FINER', percent: 10.123, stores: [fine] }),
  ).rejects.toMatchObject({
    status: 400,
    details: [
      { path: 'percent', key: 'WRONG_FORM' },
      { path: 'stores.0.minimum', key: 'WRONG_FORM' },
    ],
  })
  const { percent } = await createCoupon(mona(), { ...TERMS, code: 'FINE', percent: 10.12 })
  expect(percent).toBe(10.12)
})

test('of two who change it the second is told, and shown how it stands', async () => {
  const { id, version } = await createCoupon(mona(), { ...TERMS, code: 'TWICE' })
  const [first, second] = await Promise.allSettled([
    changeCoupon(mona(), { id, ...TERMS, code: 'TWICE', percent: 20, version }),
    changeCoupon(mona(), { id, ...TERMS, code: 'TWICE', percent: 30, version }),
  ])
  const won = [first, second].filter(({ status }) => status === 'fulfilled')
  const lost = [first, second].find(({ status }) => status === 'rejected')
  expect(won).toHaveLength(1)
  const now = await findStaffCoupon(mona(), id)
  expect(lost).toMatchObject({ reason: { status: 409, details: now } })
})

test('what was used keeps its code, and its limit never falls below', async () => {
  const { id, version } = await createCoupon(mona(), { ...TERMS, code: 'USED' })
  await use(id)
  await expect(changeCoupon(mona(), { id, ...TERMS, code: 'OTHER', version })).rejects.toMatchObject({
    details: [{ path: 'code' }],
  })
  await use(id)
  await expect(
    changeCoupon(mona(), { id, ...TERMS, code: 'USED', total_limit: 1, version }),
  ).rejects.toMatchObject({ details: [{ path: 'total_limit', key: 'TOO_SMALL' }] })
})

test('a limit lowered while somebody uses it up waits for the use, and is refused', async () => {
  const { id, version } = await createCoupon(mona(), { ...TERMS, code: 'RACE' })
  await use(id)
  let lowered: Promise<unknown> = Promise.resolve()
  await inTransaction(mona(), async ({ db }) => {
    await db
      .updateTable('coupon')
      .set(({ eb }) => ({ used: eb('used', '+', 1) }))
      .where('coupon_id', '=', id)
      .execute()
    lowered = changeCoupon(mona(), { id, ...TERMS, code: 'RACE', total_limit: 1, version }).catch(
      (error: unknown) => error,
    )
  })
  expect(await lowered).toMatchObject({ status: 400 })
  expect(await findStaffCoupon(mona(), id)).toMatchObject({ used: 2, total_limit: 2 })
})

test('stopped at once and let go again; a customer may do neither', async () => {
  const { id } = await createCoupon(mona(), { ...TERMS, code: 'STOP' })
  expect(await switchCoupon(mona(), id, false)).toMatchObject({ enabled: false, version: 2 })
  expect((await selectCoupons(mona(), { view: 'over', q: 'STOP', size: 5 })).items.length).toBe(1)
  expect(await switchCoupon(mona(), id, true)).toMatchObject({ enabled: true })
  await expect(switchCoupon(as(), id, false)).rejects.toMatchObject({ status: 403 })
  await expect(switchCoupon(mona(), 999_999, false)).rejects.toMatchObject({ status: 404 })
})

test('a list sorted by its end goes on where the page before ended; what never ends stands last', async () => {
  for (const [code, ends_at] of [
    ['ENDA', null],
    ['ENDB', '2027-02-01T00:00:00.000Z'],
    ['ENDC', '2027-01-01T00:00:00.000Z'],
  ] as const)
    await createCoupon(mona(), { ...TERMS, code, ends_at })
  const page = (before?: string) =>
    selectCoupons(mona(), { view: 'all', q: 'END', sort: 'ends', size: 2, before })
  const first = await page()
  const second = await page(first.next ?? undefined)
  const codes = [...first.items, ...second.items].map(({ code }) => code)
  expect([codes, second.next]).toEqual([['ENDC', 'ENDB', 'ENDA'], null])
})

test('one for some goods alone names them, as its reader reads them; one for all names none', async () => {
  const { db } = database
  const { id, covers } = await createCoupon(mona(), { ...TERMS, code: 'KNITS' })
  expect(covers).toEqual([])
  const named = (category_id: number, language: string, name: string) => {
    const url = `${name.toLowerCase()}-${category_id}`
    const text = { category_id, language, name, url_key: url, url_path: url }
    return db.insertInto('category_text').values(text).execute()
  }
  const placed = (category_id: number, parent_id: number | null, key: string) =>
    db.insertInto('category').values({ category_id, parent_id, key, level: 1, position: 0 }).execute()
  await placed(3, null, 'women')
  await named(3, 'en', 'Women')
  for (const [category, parent, key] of [
    [4, 3, 'women/knitwear'],
    [5, null, 'knitwear'],
  ] as const) {
    await placed(category, parent, key)
    await named(category, 'en', 'Knitwear')
    await db.insertInto('coupon_category').values({ coupon_id: id, category_id: category }).execute()
  }
  expect((await findStaffCoupon(mona(), id))?.covers).toEqual(['Knitwear', 'Women › Knitwear'])
  await named(4, 'de', 'Strick')
  const reader = { ...mona(), store: { ...mona().store, language: 'de' as const } }
  expect((await findStaffCoupon(reader, id))?.covers).toEqual(['Knitwear', 'Women › Strick'])
})

test('a code of a partner could be made at no screen: it brings them its orders, from the change on and not before', async () => {
  const { db } = database
  await db
    .insertInto('customer')
    .values([
      { customer_id: 21, email: 'mila@example.org', firstname: 'Mila', roles: ['blogger'] },
      { customer_id: 22, email: 'ann@example.org' },
    ])
    .execute()
  const terms = { ...TERMS, code: 'MILA10' }
  const partnerOf = async () => (await findCoupon(mona(), { code: 'MILA10' }, []))?.partnerId
  await expect(createCoupon(mona(), { ...terms, partner_id: 22 })).rejects.toMatchObject({
    ...{ status: 400, details: [{ path: 'partner_id' }] },
  })
  const own = await createCoupon(mona(), terms)
  expect([own.partner_id, await partnerOf()]).toEqual([null, null])
  const hers = await changeCoupon(mona(), { id: own.id, ...terms, partner_id: 21, version: 1 })
  expect([hers.partner, hers.partner_id, await partnerOf()]).toEqual(['Mila', 21, 21])
  expect(await countCoupons(mona(), { q: 'MILA10' })).toMatchObject({ partners: 1, on: 0 })
  // Unsaid it stays, also hers who is no partner any more; of two who change it the second is told.
  await db.updateTable('customer').set({ roles: [] }).where('customer_id', '=', 21).execute()
  const kept = await changeCoupon(mona(), { id: own.id, ...terms, percent: 12, version: 2 })
  expect(kept.partner_id).toBe(21)
  await expect(
    changeCoupon(mona(), { id: own.id, ...terms, partner_id: null, version: 2 }),
  ).rejects.toMatchObject({ message: 'CHANGED_MEANWHILE', details: { partner_id: 21 } })
})
