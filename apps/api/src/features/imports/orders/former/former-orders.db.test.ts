// Orders of a former shop: brought once, whole or not at all, shown to whom they are of, and moving nothing.
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adoptOrders } from '#api/features/accounts/sign-in/adopt-orders.ts'
import { formerOrdersOf } from '#api/features/former-orders/index.ts'
import { auditBooks } from '#api/features/orders/audit-books.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { exportOrders } from '../export-orders.ts'
import { takeOrders } from './bring-orders.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  for (const table of ['audit', 'former_order', 'shop_order', 'customer'] as const)
    await database.db.deleteFrom(table).execute()
})

const as = (...roles: Role[]) =>
  aContext(database.db, {
    actor: { kind: 'customer', customerId: 1, sessionId: 1, rights: rightsOf(roles) },
  })
const take = (text: string, mode: 'try' | 'take' = 'take', ctx = as('manager')) =>
  takeOrders(ctx, {
    ...{ title: 'orders.csv', currency: undefined, charset: 'utf-8', mode },
    bytes: new TextEncoder().encode(text),
  })
const HEAD = 'number,email,date,currency,total,sku,name,quantity,price,status,notes'
const row = (number: string | number, email = 'ann@example.org', rest = 'EUR,20,A,Scarf,2,10,completed,') =>
  `${number},${email},2020-05-0${(Number(number) % 9) + 1} 10:00:00,${rest}`
const table = (...rows: string[]) => `${[HEAD, ...rows].join('\n')}\n`
const stored = async () => {
  const { rows } = await sql<{ n: number; lines: number }>`
    select (select count(*)::int from former_order) as n, (select count(*)::int from former_order_line) as lines`.execute(
    database.db,
  )
  return [rows[0]?.n, rows[0]?.lines]
}
async function aCustomer(email: string): Promise<number> {
  const row = await database.db
    .insertInto('customer')
    .values({ email, created_at: new Date('2024-05-01T08:00:00Z') })
    .returning('customer_id')
    .executeTakeFirstOrThrow()
  return row.customer_id
}
const shownTo = async (id: number) =>
  (await formerOrdersOf(as(), id, { size: 10, skip: 0 })).items.map(({ number }) => number)
async function taken(): Promise<string> {
  let text = ''
  for (let after: number | null = 0; after !== null; ) {
    const piece = await exportOrders(as('manager'), { of: 'former', after, size: 2 })
    text += piece.text
    after = piece.next
  }
  return text
}

test('tried they are only told; taken they are there, once however often; the audit has one line', async () => {
  const text = table(row(1), row(2), row(3, 'nobody'))
  expect(await take(text, 'try')).toMatchObject({ created: 2, left_out: { count: 1 } })
  expect(await stored()).toEqual([0, 0])
  expect(await take(text)).toMatchObject({ rows: 3, created: 2, updated: 0, same: 0 })
  expect(await take(text)).toMatchObject({ created: 0, updated: 0, same: 2 })
  expect(await stored()).toEqual([2, 2])
  const { rows } = await sql`select entity, after from audit order by audit_id limit 1`.execute(database.db)
  expect(rows).toEqual([
    { entity: 'order_table', after: { rows: 3, created: 2, updated: 0, same: 0, left_out: 1 } },
  ])
})

test('a changed row changes its order, and never whose it is', async () => {
  await take(table(row(1), row(2)))
  const changed = table(row(1, 'ann@example.org', 'EUR,15,A,Scarf,1,15,refunded,'), row(2, 'eve@example.org'))
  expect(await take(changed)).toMatchObject({
    ...{ created: 0, updated: 1, same: 0 },
    left_out: { items: [{ line: 3, message: 'order 2 stands here with another e-mail address' }] },
  })
  const id = await aCustomer('ann@example.org')
  const { items } = await formerOrdersOf(as(), id, { size: 10, skip: 0 })
  expect(items.map(({ number, total, ending, lines }) => [number, total, ending, lines])).toEqual([
    ['2', 20, null, [{ name: 'Scarf', sku: 'A', qty: 2, sum: 20 }]],
    ['1', 15, 'refunded', [{ name: 'Scarf', sku: 'A', qty: 1, sum: 15 }]],
  ])
})

test('they come to the account of their mailbox, at once or when it is proven, and stay with it', async () => {
  const ann = await aCustomer('ann@example.org')
  await take(table(row(1), row(2, 'Bob@example.org'), row(3, 'late@example.org')))
  const bob = await aCustomer('bob@example.org')
  expect([await shownTo(ann), await shownTo(bob)]).toEqual([['1'], ['2']])
  await adoptOrders(as(), bob, { by: { email: 'Bob@example.org' } })
  for (const id of [ann, bob])
    await database.db
      .updateTable('customer')
      .set({ email: `new${id}@example.org` })
      .where('customer_id', '=', id)
      .execute()
  expect([await shownTo(ann), await shownTo(bob)]).toEqual([['1'], ['2']])
})

test('what leaves and comes back has lost nothing, and changes nothing', async () => {
  const notes = '"=SUM(A1)\nsecond ""line"""'
  await take(
    table(
      row(1),
      row(1, '', ',,B,"Cap, blue",1,0.5,,'),
      row(2, 'b@example.org', `JPY,900,,Hat,1,,cancelled,${notes}`),
    ) + row(4),
  )
  const before =
    await sql`select number, email, placed_at, currency_code, total_minor, ending, facts from former_order
    order by number`.execute(database.db)
  const text = await taken()
  expect(await take(text)).toMatchObject({ created: 0, updated: 0, same: 3, left_out: { count: 0 } })
  await database.db.deleteFrom('former_order').execute()
  expect(await take(text)).toMatchObject({ created: 3, left_out: { count: 0 } })
  const after =
    await sql`select number, email, placed_at, currency_code, total_minor, ending, facts from former_order
    order by number`.execute(database.db)
  expect(after.rows).toEqual(before.rows)
  expect([await stored(), await taken()]).toEqual([[3, 4], text])
})

test('of two tables at once one waits for another time, and an order is made once', async () => {
  const text = table(...Array.from({ length: 300 }, (_, at) => row(at)))
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => take(text)))
  for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 })
  expect(all.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await stored()).toEqual([300, 300])
})

test('an import that is killed half way has left nothing', async () => {
  const text = table(...Array.from({ length: 700 }, (_, at) => row(at)))
  await database.db.transaction().execute(async (holder) => {
    // It stands still before the lines of the first orders, and its connection is cut there.
    await sql`lock table former_order_line in exclusive mode`.execute(holder)
    const dying = take(text)
    dying.catch(() => {})
    const waiting = () =>
      sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock'`.execute(holder)
    await expect.poll(async () => (await waiting()).rows.length).toBe(1)
    await sql`select pg_terminate_backend(${(await waiting()).rows[0]?.pid})`.execute(holder)
    await expect(dying).rejects.toThrow()
  })
  expect(await stored()).toEqual([0, 0])
  expect(await take(text)).toMatchObject({ created: 700 })
})

test('books, stock and number range do not know of them', async () => {
  await take(table(row(1), row(2)))
  const { rows } = await sql<{ n: number }>`select (select count(*) from shop_order)::int
    + (select count(*) from ledger_entry)::int + (select count(*) from outbox)::int as n`.execute(database.db)
  expect([rows, await auditBooks(database.db)]).toEqual([[{ n: 0 }], []])
})

test('only who looks after customers', async () => {
  for (const ctx of [as(), as('blogger')])
    await expect(take(table(row(1)), 'take', ctx)).rejects.toMatchObject({ status: 403 })
})
