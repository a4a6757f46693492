import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '#api/db/json.ts'
import { DEFAULT_RETENTION } from '#api/jobs/retention.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { payCashback } from './pay-cashback.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function deliveredOrder(): Promise<number> {
  const { db } = database
  const { customer_id } = await db
    .insertInto('customer')
    .values({ email: 'ann@example.org' })
    .returning('customer_id')
    .executeTakeFirstOrThrow()
  const { order_id } = await db
    .insertInto('shop_order')
    .values({
      ...{
        client_order_id: 'cashback-of-this-order',
        fingerprint: '',
        access_hash: Buffer.alloc(16),
        email: '',
        store_id: 4,
        customer_id,
      },
      ...{ currency_code: 'EUR', subtotal_minor: 30_000, shipping_minor: 0, total_minor: 30_000 },
      ...{
        payment_method: json({}),
        billing_address: json({}),
        shipping_address: json({}),
        totals: json({}),
      },
      ...{ state: 'delivered', payment_state: 'paid', delivered_at: new Date('2026-01-20T12:00:00Z') },
    })
    .returning('order_id')
    .executeTakeFirstOrThrow()
  return order_id
}

const pay = () =>
  payCashback({
    ...aContext(database.db, { actor: { kind: 'system', job: 'promotions.pay-cashback' } }),
    now: () => new Date('2026-03-20T12:00:00Z'),
    signal: new AbortController().signal,
    retention: DEFAULT_RETENTION,
  })

test('a return that is booked between the list and the payment leaves nothing to pay', async () => {
  const orderId = await deliveredOrder()
  let paying: Promise<number> | undefined
  await database.db.transaction().execute(async (db) => {
    await sql`update shop_order set state = 'returned' where order_id = ${orderId}`.execute(db)
    // Listed while the return is not committed yet, it waits for the order's lock.
    paying = pay()
    await untilSomebodyWaits()
  })
  expect(await paying).toBe(0)
  expect(await database.db.selectFrom('ledger_entry').selectAll().execute()).toEqual([])
})

test('many at once pay it once', async () => {
  await database.db.updateTable('shop_order').set({ state: 'delivered' }).execute()
  const paid = await Promise.all(Array.from({ length: 20 }, pay))
  expect(paid.filter((count) => count > 0)).toEqual([1])
  expect(await database.db.selectFrom('ledger_account').select('balance_minor').execute()).toEqual([
    { balance_minor: 1_500 },
  ])
})

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } =
      await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
        database.db,
      )
    if (rows.length > 0) return
    await pause(10)
  }
}
