import type { CouponTermsOfStaff } from '@vitrine/contract/desk/coupons'
import { rightsOf } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { CROWD_POOL } from '#api/features/orders/testing/crowd.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'

const [COATS, KNITS] = [31, 32]
export const FIRST = { categories: [COATS], skus: ['COAT'] }
export const THEN = { categories: [COATS, KNITS], skus: ['SCARF'] }

/** Two categories and two products, and a clerk who makes coupons for them; before each test there is no coupon. */
export function aCouponDesk() {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase({ max: CROWD_POOL })
    const { db } = database
    await db.insertInto('customer').values({ customer_id: 7, email: 'mona@example.org' }).execute()
    await aCatalogue(db)
    for (const sku of ['COAT', 'SCARF']) await aProduct(db, { sku })
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    for (const table of ['coupon', 'category', 'audit'] as const)
      await database.db.deleteFrom(table).execute()
    const categories = [COATS, KNITS].map((id) => ({ category_id: id, key: `key ${id}`, level: 1 }))
    await database.db.insertInto('category').values(categories).execute()
  })
  return {
    database: () => database,
    ctx: () =>
      aContext(database.db, {
        actor: { kind: 'customer', customerId: 7, sessionId: 1, rights: rightsOf(['manager']) },
      }),
    /** The coupon, what it is for, and how many lines the audit has. */
    async stands() {
      const { rows } = await sql<{ is: unknown[] }>`select jsonb_build_array(c.percent::int, c.version,
        array(select category_id from coupon_category where coupon_id = c.coupon_id order by 1),
        array(select sku from coupon_product join product using (product_id) where coupon_id = c.coupon_id order by 1),
        (select count(*)::int from coupon_store where coupon_id = c.coupon_id),
        (select count(*)::int from audit where entity = 'coupon')) as is from coupon c`.execute(database.db)
      return rows.map((row) => row.is)
    },
    /** By a clerk who waits for nobody. */
    removeCategory: () =>
      database.db.transaction().execute(async (db) => {
        await sql`set local lock_timeout = '200ms'`.execute(db)
        await db.deleteFrom('category').where('category_id', '=', COATS).execute()
      }),
  }
}

export const termsOf = (goods: typeof FIRST, percent = 15, code = 'COATS'): CouponTermsOfStaff => ({
  ...{ code, type: 'percent', percent, free_delivery: false, goods },
  ...{ starts_at: null, ends_at: null, total_limit: null, customer_limit: null },
  stores: [{ store_code: 'us', amount: 0, minimum: 0 }],
})
