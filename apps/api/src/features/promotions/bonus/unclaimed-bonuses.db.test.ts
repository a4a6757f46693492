import { rightsOf } from '@vitrine/domain/access/roles'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { hashToken } from '#api/features/cart/cart-of.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { aFilledCart, readOrder } from '#api/features/orders/testing/a-buyer.ts'
import { patientSteps } from '#api/features/orders/testing/patient-buyer.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { awardBonuses, findBonus } from './bonus-account.ts'

const GOODS = [{ sku: 'COAT', qty: 1 }]
let database: TestDatabase
let shop: Context
beforeAll(async () => {
  database = await createTestDatabase()
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'COAT', priceMinor: 30_000 })
  const { customer_id: customerId } = await database.db
    .insertInto('customer')
    .values({ email: 'ann@example.org' })
    .returning('customer_id')
    .executeTakeFirstOrThrow()
  shop = aContext(database.db, {
    store: findStoreView('de') ?? aContext(database.db).store,
    actor: { kind: 'customer', customerId, sessionId: 1, rights: rightsOf([]) },
  })
})
afterAll(() => database.drop())

const award = (amountMinor: number) =>
  database.db.transaction().execute((db) => {
    const customerId = shop.actor.kind === 'customer' ? shop.actor.customerId : 0
    const cause = { type: 'grant', id: `${amountMinor}` } as const
    return awardBonuses({ ...shop, db }, { customerId, currencyCode: 'EUR', amountMinor, cause })
  })

async function buy(claims: object) {
  const token = await aFilledCart(shop, GOODS)
  await sql`update cart set promotions = '{"spendsBonuses": true}' where token_hash = ${hashToken(token)}`.execute(
    database.db,
  )
  return placeOrder(shop, { body: readOrder(token, GOODS, claims) }, patientSteps)
}
const balance = async () => (await findBonus(shop))?.accountMinor ?? 0

test('an order that says it spends no bonuses is asked about where its cart would, and none are taken', async () => {
  expect((await buy({ spend_account: false })).order.grand_total).toBe(300)
  await award(10_000)
  await expect(buy({ spend_account: false })).rejects.toMatchObject({
    code: 'BONUSES_CHANGED',
    details: [{ path: 'spend_account' }],
  })
  expect(await balance()).toBe(10_000)
  expect((await buy({ spend_account: null })).order.grand_total).toBe(240)
  expect(await balance()).toBe(4_000)
  expect((await buy({ spend_account: true })).order.grand_total).toBe(260)
})
