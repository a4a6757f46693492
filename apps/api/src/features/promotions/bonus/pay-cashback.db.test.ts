import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { json } from '#api/db/json.ts'
import { DEFAULT_RETENTION } from '#api/jobs/retention.ts'
import { auditAccounts } from '#api/ledger/audit-accounts.ts'
import { cashbacksOf, keptInMoney } from '#api/ledger/cashback-of.ts'
import { runChild } from '#api/testing/run-child.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import type { CashbackJob } from '../testing/cashback-child.ts'
import { type CashbackGuards, cashbackGuards, payCashback } from './pay-cashback.ts'

const CHILD = fileURLToPath(new URL('../testing/cashback-child.ts', import.meta.url))

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const NOW = '2026-03-20T12:00:00Z'

/** Of 300, five pieces of 60; delivered long ago, and nothing of it came back. */
async function deliveredOrder(): Promise<number> {
  const { db } = database
  const { customer_id } = await db
    .insertInto('customer')
    .values({ email: `${crypto.randomUUID()}@example.org` })
    .returning('customer_id')
    .executeTakeFirstOrThrow()
  const { order_id } = await db
    .insertInto('shop_order')
    .values({
      ...{ client_order_id: crypto.randomUUID(), fingerprint: '', access_hash: Buffer.alloc(16), email: '' },
      ...{ store_id: 4, customer_id, currency_code: 'EUR', subtotal_minor: 30_000, shipping_minor: 0 },
      ...{ total_minor: 30_000, payment_method: json({}), totals: json({}) },
      ...{ billing_address: json({}), shipping_address: json({}) },
      ...{ state: 'delivered', payment_state: 'paid', delivered_at: new Date('2026-01-20T12:00:00Z') },
    })
    .returning('order_id')
    .executeTakeFirstOrThrow()
  const line = { order_id, name: '', options: json([]), product_option: json({}), tax_minor: 0 }
  const pieces = { ...line, sku: 'COAT', qty: 5, price_minor: 6_000, base_price_minor: 6_000 }
  await db
    .insertInto('shop_order_line')
    .values({ ...pieces, row_minor: 30_000 })
    .execute()
  return order_id
}

const pay = (guards: CashbackGuards = cashbackGuards) =>
  payCashback(
    {
      ...aContext(database.db, { actor: { kind: 'system', job: 'promotions.pay-cashback' } }),
      now: () => new Date(NOW),
      signal: new AbortController().signal,
      retention: DEFAULT_RETENTION,
    },
    guards,
  )
const earned = async (orderId: number) => {
  const entries = database.db.selectFrom('ledger_entry').select('change_minor')
  const ofOrder = entries.where('cause_type', '=', 'cashback').where('cause_id', '=', String(orderId))
  return (await ofOrder.execute()).map(({ change_minor }) => change_minor)
}
/** Two pieces of five come back; whoever pays meanwhile has listed the order before. */
async function returnBeside(orderId: number, paying: () => Promise<number>): Promise<number> {
  let paid: Promise<number> | undefined
  await database.db.transaction().execute(async (db) => {
    await sql`update shop_order set state = state where order_id = ${orderId}`.execute(db)
    await sql`update shop_order_line set returned_qty = 2 where order_id = ${orderId}`.execute(db)
    paid = paying()
    await Promise.race([paid, untilSomebodyWaits()])
  })
  return (await paid) ?? 0
}

beforeEach(async () => {
  await database.db.deleteFrom('shop_order').execute()
  await sql`truncate ledger_entry, gift_card, bonus_account, ledger_account cascade`.execute(database.db)
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

test.each(['open', 'pending', 'refunded'] as const)(
  'of what was delivered and is %s nothing is earned',
  async (payment_state) => {
    const orderId = await deliveredOrder()
    await database.db.updateTable('shop_order').set({ payment_state }).execute()
    expect([await pay(), await earned(orderId)]).toEqual([0, []])
  },
)

test('pieces that come back between the list and the payment earn nothing, those that are kept do', async () => {
  const orderId = await deliveredOrder()
  expect(await returnBeside(orderId, () => pay())).toBe(1)
  expect(await earned(orderId)).toEqual([900])
})

test('mutant: read without the lock, pieces on their way back earn as if they were kept', async () => {
  const orderId = await deliveredOrder()
  const lockDue: CashbackGuards['lockDue'] = async ({ db }, id) => {
    const { rows } = await sql<Awaited<ReturnType<CashbackGuards['lockDue']>>>`
      select o.customer_id, o.currency_code, 5 as percent, ${keptInMoney} as paid_minor
      from shop_order o where o.order_id = ${id}`.execute(db)
    return rows[0]
  }
  await returnBeside(orderId, () => pay({ lockDue }))
  expect(await earned(orderId)).toEqual([1_500])
})

test('mutant: a count of what was paid, not of what was kept, pays for what came back', async () => {
  const orderId = await deliveredOrder()
  await database.db.updateTable('shop_order_line').set({ returned_qty: 2 }).execute()
  const lockDue: CashbackGuards['lockDue'] = async (ctx, id) => {
    const due = await cashbackGuards.lockDue(ctx, id)
    return due && { ...due, paid_minor: 30_000 }
  }
  // What the page of the order has said.
  const before = (await cashbacksOf(aContext(database.db), [orderId]))({ order_id: orderId }) * 100
  await pay({ lockDue })
  expect(await earned(orderId)).not.toEqual([before])
})

describe('cut by kill -9', () => {
  const STATEMENTS = 7
  const run = (point: CashbackJob['point']) =>
    runChild(CHILD, { connectionString: database.connectionString, now: NOW, point } satisfies CashbackJob)

  test('it has no more points than these', async () => {
    const orderId = await deliveredOrder()
    const { said, complaint } = await run('never')
    expect([Number(said), complaint, await earned(orderId)]).toEqual([STATEMENTS, '', [1_500]])
  })

  test.each(Array.from({ length: STATEMENTS }, (_, at) => at + 1))(
    'at statement %i, it is paid once, for what was kept, when the job runs again',
    async (point) => {
      const orderId = await deliveredOrder()
      await database.db.updateTable('shop_order_line').set({ returned_qty: 2 }).execute()
      expect((await run(point)).signal).toBe('SIGKILL')
      for (const _ of [1, 2]) await pay()
      expect(await earned(orderId)).toEqual([900])
      expect(await auditAccounts(database.db)).toEqual([])
    },
  )
})

test('many at once pay it once', async () => {
  await deliveredOrder()
  const paid = await Promise.all(Array.from({ length: 20 }, () => pay()))
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
