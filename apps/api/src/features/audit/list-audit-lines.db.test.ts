import { listAuditLines as listCall } from '@vitrine/contract/audit/audit-log'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuditLine, audit } from '#api/access/audit.ts'
import type { Actor } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { getAuditLine, listAuditLines } from './list-audit-lines.ts'

let database: TestDatabase
const [JONAS, ANNA, PETRA] = [5, 7, 9] as const

beforeAll(async () => {
  database = await createTestDatabase()
  await database.db
    .insertInto('customer')
    .values([
      { customer_id: JONAS, email: 'jonas@example.org', firstname: 'Jonas', lastname: 'Weber' },
      { customer_id: ANNA, email: 'anna@example.org' },
      { customer_id: PETRA, email: 'petra@example.org', firstname: 'Petra', lastname: 'Lang_' },
    ])
    .execute()
  await write(signedIn(PETRA, 'manager'), { may: 'review:approve', entity: 'review', id: 3, ...HELD })
  await write(
    { ...signedIn(ANNA), impersonator: JONAS },
    { may: 'order:cancel', entity: 'call', id: 'order.cancel' },
  )
  await write({ kind: 'system', job: 'royalties.ripen' }, { may: 'royalty:settle', entity: 'payout', id: 12 })
  await write(signedIn(JONAS, 'admin'), { may: 'customer:impersonate', entity: 'customer', id: ANNA })
})
afterAll(() => database.drop())

const HELD = { before: { status: 2 }, after: { status: 1 } }
const signedIn = (customerId: number, ...roles: Role[]): Extract<Actor, { kind: 'customer' }> => ({
  ...{ kind: 'customer', customerId, sessionId: 1 },
  rights: rightsOf(roles),
})
const as = (actor: Actor) => aContext(database.db, { actor })
const write = (actor: Actor, line: AuditLine) => inTransaction(as(actor), (ctx) => audit(ctx, line))
const read = (wish: object = {}, ...roles: Role[]) =>
  listAuditLines(
    as(signedIn(JONAS, ...(roles.length > 0 ? roles : ['admin' as const]))),
    listCall.query.parse(wish),
  )
const deeds = async (wish: object) => (await read(wish)).items.map(({ permission }) => permission)

test('every line names who did what to what, the newest first, with what the fields were and are', async () => {
  const { items, next } = await read()
  expect(items).toMatchObject([
    {
      ...{
        permission: 'customer:impersonate',
        entity: 'customer',
        entity_id: '7',
        entity_name: 'anna@example.org',
      },
      ...{ person: { id: JONAS, name: 'Jonas Weber' }, acting_for: null, store_code: 'us' },
    },
    { person: null, job: 'royalties.ripen', entity: 'payout', entity_name: null, store_code: null },
    {
      person: { name: 'Jonas Weber' },
      acting_for: { id: ANNA, name: 'anna@example.org' },
      entity_id: 'order.cancel',
    },
    { person: { name: 'Petra Lang_' }, ...HELD, at: '2026-01-15T12:00:00.000Z' },
  ])
  expect(next).toBeNull()
})

test('a page at a time, and none twice', async () => {
  const first = await read({ size: 3 })
  const second = await read({ size: 3, before: first.next })
  expect([first.items.length, second.items.length, second.next]).toEqual([3, 1, null])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4)
})

test.each<[string, object, string[]]>([
  ['by what was done', { did: 'review:approve' }, ['review:approve']],
  ['by a person, also in whose name it was done', { person: ANNA }, ['order:cancel']],
  ['by a part of a name', { q: 'weber' }, ['customer:impersonate', 'order:cancel']],
  ['by a mail address', { q: 'petra@' }, ['review:approve']],
  ['by the key of what was changed', { q: '12' }, ['royalty:settle']],
  ['by a sign that means itself', { q: 'ng_' }, ['review:approve']],
  ['by days nothing happened in', { until: '2026-01-15T12:00:00Z' }, []],
  ['from a moment on', { from: '2026-01-15T12:00:00Z', did: 'royalty:settle' }, ['royalty:settle']],
])('is found %s', async (_, wish, found) => {
  expect(await deeds(wish)).toEqual(found)
})

test('nobody but an admin reads it', async () => {
  await expect(read({}, 'manager')).rejects.toMatchObject({ status: 403 })
})

test('a long log of a large shop is searched within a moment', async () => {
  await sql`insert into shop_order (number, store_id, client_order_id, fingerprint, access_hash, currency_code,
      subtotal_minor, shipping_minor, total_minor, payment_method, billing_address, email, totals)
    select lpad(i::text, 9, '0'), 1, 'long-log-' || i, '', uuid_send(gen_random_uuid()), 'USD', 0, 0, 0, '{}', '{}', '', '{}'
    from generate_series(1, 10000) i`.execute(database.db)
  await sql`insert into audit (at, job, permission, entity, entity_id)
    select now(), 'many', 'order:manage', 'order', order_id::text from shop_order`.execute(database.db)
  await database.db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = '4s'`.execute(db)
    const found = (q: string) =>
      listAuditLines(aContext(db, { actor: signedIn(JONAS, 'admin') }), listCall.query.parse({ q }))
    expect((await found('7777')).items).toMatchObject([{ entity: 'order', entity_name: '000007777' }])
    expect((await found('nobody of this name')).items).toEqual([])
    expect((await found('petra')).items).toHaveLength(1)
  })
})

test('a line is found by its number, however far down it stands; one there is not is said', async () => {
  const { items } = await read()
  const oldest = items.at(-1)
  expect(await getAuditLine(as(signedIn(JONAS, 'admin')), oldest?.id ?? 0)).toEqual(oldest)
  await expect(getAuditLine(as(signedIn(JONAS, 'admin')), 99_999_999)).rejects.toMatchObject({ status: 404 })
  await expect(getAuditLine(as(signedIn(JONAS, 'manager')), oldest?.id ?? 0)).rejects.toMatchObject({
    status: 403,
  })
})
