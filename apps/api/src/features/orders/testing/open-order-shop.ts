import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Api } from '#api/app.ts'
import type { Database } from '#api/db/client.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { promotionsOf } from '#api/features/promotions/testing/promotions-of.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { audit, countStock, type StockBefore } from './audit.ts'
import { ordersFeature } from './orders-feature.ts'

type Stocking = (db: Database, goods: { sock: number }) => Promise<void>

/** A shop of scarves and socks for one file of tests, and whatever else it is stocked with; audited after each of them. */
export function openOrderShop(stockUp: Stocking = async () => {}) {
  let database: TestDatabase
  let api: Api
  let before: StockBefore
  const db = () => database.db

  beforeAll(async () => {
    database = await createTestDatabase()
    await aCatalogue(db())
    await aProduct(db(), { sku: 'SCARF', priceMinor: 11_900, qty: 500 })
    const sock = await aProduct(db(), { sku: 'SOCK', priceMinor: 500, qty: 60 })
    await stockUp(db(), { sock })
    api = await buildTestApi({
      db: db(),
      features: [cartFeature, checkoutFeature, ordersFeature, promotionsOf(db())],
    })
  })
  afterAll(async () => {
    await api.app.close()
    await database.drop()
  })
  beforeEach(async () => {
    before = await countStock(db())
    await db().deleteFrom('outbox').execute()
    await db().deleteFrom('shop_order').execute()
    await db().updateTable('coupon').set({ used: 0 }).execute()
    await db().deleteFrom('coupon_buyer').execute()
  })
  afterEach(async () => expect(await audit(db(), before)).toEqual([]))

  return {
    db,
    api: () => api,
    /** What its pages ask with; Germany's, unless another store is named. */
    store: (store = 'de') => api.clientFor({ store }),
    /** The stock was changed by hand: the audit starts from here. */
    async recount() {
      before = await countStock(db())
    },
    countOrders: async () => (await db().selectFrom('shop_order').select('order_id').execute()).length,
  }
}

/** How the shop says no. */
export const refusal = (code: number, errorCode: string) => ({ code, meta: { errorCode } })
