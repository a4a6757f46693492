// The staff hands over, or deletes, what is known of somebody who asked for it outside the shop.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { folderPhotos } from '#api/adapters/photos/folder-photos.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { aFilledCart, readOrder } from '#api/features/orders/testing/a-buyer.ts'
import { patientSteps } from '#api/features/orders/testing/patient-buyer.ts'
import { howOften } from '#api/testing/how-often.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { deleteCustomer, exportCustomerData } from './staff-privacy.ts'

const GOODS = [{ sku: 'COAT', qty: 1 }]
const reason = 'Asked by letter'
const photos = folderPhotos(mkdtempSync(join(tmpdir(), 'vitrine-photos-')))
const store = findStoreView('de')
if (!store) throw new Error('no German store')

let database: TestDatabase
let round = 0
beforeAll(async () => {
  database = await createTestDatabase()
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'COAT', priceMinor: 30_000, qty: 1_000 })
})
afterAll(() => database.drop())
beforeEach(() => database.db.deleteFrom('audit').execute())

async function someone(...roles: Role[]): Promise<number> {
  round += 1
  const { customer_id: id } = await database.db
    .insertInto('customer')
    .values({ email: `canary${round}@example.org`, firstname: 'Canary', roles })
    .returning('customer_id')
    .executeTakeFirstOrThrow()
  return id
}
const as = (customerId: number, ...roles: Role[]) =>
  aContext(database.db, {
    ...{ store },
    actor: { kind: 'customer', customerId, sessionId: 1, rights: rightsOf(roles) },
  })
const mona = () => as(1, 'manager')
const boss = () => as(2, 'admin')
const stored = async (id: number) => {
  const { rows } = await sql<{ customer: string; orders: string[] }>`
    select c::text as customer, (select coalesce(array_agg(o::text), '{}') from shop_order o
      where o.customer_id = c.customer_id) as orders
    from customer c where customer_id = ${id}`.execute(database.db)
  return rows[0]
}
const audited = async () => (await sql`select entity_id, after from audit`.execute(database.db)).rows

/** With a bag ready to be ordered. */
async function buyer() {
  const id = await someone()
  const ctx = as(id)
  const cart = await aFilledCart(ctx, GOODS)
  return { id, place: () => placeOrder(ctx, { body: readOrder(cart, GOODS) }, patientSteps) }
}
const deliver = (id: number) =>
  sql`update shop_order set state = 'delivered' where customer_id = ${id}`.execute(database.db)

test('the copy is the customer’s own, and who took it stands in the audit', async () => {
  const { id, place } = await buyer()
  await place()
  const { about } = await exportCustomerData(mona(), { id, reason })
  expect(about).toMatchObject({
    profile: { email: `canary${round}@example.org` },
    orders: [{ state: 'placed' }],
  })
  expect(await audited()).toEqual([{ entity_id: String(id), after: { deed: 'data taken along', reason } }])
})

test('the account goes, its orders stay without a name, and a second press finds nobody', async () => {
  const { id, place } = await buyer()
  await place()
  await expect(deleteCustomer(mona(), { id, reason, photos })).rejects.toMatchObject({ status: 409 })
  expect((await stored(id))?.customer).toContain('Canary')
  await deliver(id)
  await deleteCustomer(mona(), { id, reason, photos })
  expect(await stored(id)).toMatchObject({ customer: expect.not.stringMatching(/canary/i), orders: [] })
  expect(await audited()).toEqual([{ entity_id: String(id), after: { deed: 'account deleted', reason } }])
  await expect(deleteCustomer(mona(), { id, reason, photos })).rejects.toMatchObject({ status: 404 })
  await expect(exportCustomerData(mona(), { id, reason })).rejects.toMatchObject({ status: 404 })
})

describe('whom one works beside', () => {
  test.each<Role>(['admin', 'manager'])('%s: only who gives roles', async (role) => {
    const id = await someone(role)
    await expect(exportCustomerData(mona(), { id, reason })).rejects.toMatchObject({ status: 403 })
    await expect(deleteCustomer(mona(), { id, reason, photos })).rejects.toMatchObject({ status: 403 })
    expect([(await stored(id))?.customer.includes('Canary'), await audited()]).toEqual([true, []])
    expect(await exportCustomerData(boss(), { id, reason })).toMatchObject({ about: { profile: {} } })
  })

  test('a customer neither takes nor deletes anybody', async () => {
    const id = await someone()
    await expect(exportCustomerData(as(id), { id, reason })).rejects.toMatchObject({ status: 403 })
    await expect(deleteCustomer(as(id), { id, reason, photos })).rejects.toMatchObject({ status: 403 })
  })
})

test('of many who delete at once one does', async () => {
  const id = await someone()
  const all = await Promise.allSettled(
    Array.from({ length: 6 }, () => deleteCustomer(mona(), { id, reason, photos })),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await audited()).toHaveLength(1)
})

test('an order placed meanwhile keeps its name and its account, or is not placed', async () => {
  const rounds = howOften('RACE_ROUNDS', 12)
  for (let at = 0; at < rounds; at += 1) {
    const { id, place } = await buyer()
    const wait = new Promise((resolve) => setTimeout(resolve, at))
    const [order, deletion] = await Promise.allSettled([
      place(),
      wait.then(() => deleteCustomer(mona(), { id, reason, photos })),
    ])
    const left = await stored(id)
    const isNamed = left?.customer.includes('Canary')
    const end = `${order.status} ${deletion.status}`
    expect([end, left?.orders.length, isNamed]).toEqual(
      order.status === 'fulfilled' ? ['fulfilled rejected', 1, true] : ['rejected fulfilled', 0, false],
    )
  }
})
