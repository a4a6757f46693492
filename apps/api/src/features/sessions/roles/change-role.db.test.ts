import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { meeting } from '#api/testing/meeting.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { signIn } from '../testing/sign-in.ts'
import { assertNotLastAdmin, changeRole } from './change-role.ts'

let database: TestDatabase
let [ada, bob, cyd] = [0, 0, 0]
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await sql`update customer set roles = '{}'`.execute(database.db)
  ;[ada, bob, cyd] = [await made('ada', 'admin'), await made('bob', 'admin'), await made('cyd')]
})

async function made(name: string, ...roles: Role[]): Promise<number> {
  return (await signIn(database.db, { email: `${name}@example.org`, roles })).customerId
}
const as = (customerId: number, ...roles: Role[]) =>
  aContext(database.db, { actor: { kind: 'customer', customerId, sessionId: 1, rights: rightsOf(roles) } })
const boss = (id = ada) => as(id, 'admin')
const rolesOf = async (id: number) =>
  (await database.db.selectFrom('customer').select('roles').where('customer_id', '=', id).executeTakeFirst())
    ?.roles
const admins = async () =>
  (
    await sql<{ customer_id: number }>`select customer_id from customer where 'admin' = any(roles)`.execute(
      database.db,
    )
  ).rows.length
const openSessions = async (id: number) =>
  (
    await database.db
      .selectFrom('session')
      .select('session_id')
      .where('customer_id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
  ).length

test('a role of the staff is given, signs its holder out, and the audit says what was before', async () => {
  await changeRole(boss(), { customerId: cyd, role: 'manager', on: true })
  expect([await rolesOf(cyd), await openSessions(cyd)]).toEqual([['manager'], 0])
  const line = await database.db
    .selectFrom('audit')
    .select(['customer_id', 'before', 'after'])
    .where('entity_id', '=', String(cyd))
    .orderBy('audit_id', 'desc')
    .executeTakeFirst()
  expect(line).toEqual({ customer_id: ada, before: { roles: [] }, after: { roles: ['manager'] } })
})

test('vip leaves whoever gets it signed in, and is there once however often it is given', async () => {
  const before = await openSessions(cyd)
  for (const on of [true, true]) await changeRole(boss(), { customerId: cyd, role: 'vip', on })
  expect([await rolesOf(cyd), await openSessions(cyd)]).toEqual([['vip'], before])
})

test('the last admin stays one, whoever asks; nor does their account go', async () => {
  await changeRole(boss(), { customerId: bob, role: 'admin', on: false })
  await expect(changeRole(boss(), { customerId: ada, role: 'admin', on: false })).rejects.toMatchObject({
    ...{ status: 409, message: 'LAST_ADMIN' },
  })
  await expect(inTransaction(boss(), (ctx) => assertNotLastAdmin(ctx, ada))).rejects.toMatchObject({
    status: 409,
  })
  await inTransaction(boss(), (ctx) => assertNotLastAdmin(ctx, cyd))
  expect(await admins()).toBe(1)
})

test('of two admins who take each other’s role at once one stays; without the lock none would', async () => {
  for (let round = 0; round < 5; round += 1) {
    await made('ada', 'admin')
    await made('bob', 'admin')
    const outcomes = await Promise.allSettled([
      changeRole(boss(ada), { customerId: bob, role: 'admin', on: false }),
      changeRole(boss(bob), { customerId: ada, role: 'admin', on: false }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await admins()).toBe(1)
  }
  await made('ada', 'admin')
  await made('bob', 'admin')
  const meet = meeting(2)
  const lock = async ({ db }: ReturnType<typeof as>) => {
    const rows = await db.selectFrom('customer').select(['customer_id', 'roles']).execute()
    await meet()
    return rows
  }
  await Promise.all([
    changeRole(boss(ada), { customerId: bob, role: 'admin', on: false }, { lock }),
    changeRole(boss(bob), { customerId: ada, role: 'admin', on: false }, { lock }),
  ])
  expect(await admins()).toBe(0)
})

test('a manager gives none, and nobody gets one who is not there', async () => {
  await expect(
    changeRole(as(cyd, 'manager'), { customerId: cyd, role: 'admin', on: true }),
  ).rejects.toMatchObject({
    status: 403,
  })
  await expect(changeRole(boss(), { customerId: 99_999, role: 'vip', on: true })).rejects.toMatchObject({
    status: 404,
  })
})
