import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { getDesk } from './get-desk.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.insertInto('customer').values({ customer_id: 7, email: 'mona@example.org' }).execute()
})
afterAll(() => database.drop())

const WAITS = {
  orders: { may: 'order:manage', count: async () => 14 },
  secrets: { may: 'audit:read', count: () => Promise.reject(new Error('counted behind a closed door')) },
} as const
const desk = (...roles: Role[]) => {
  const actor = { kind: 'customer', customerId: 7, sessionId: 1, rights: rightsOf(roles) } as const
  return getDesk(aContext(database.db, { actor }), WAITS)
}

test('a manager is told what waits in the rooms that open, and nothing is counted behind the others', async () => {
  const { name, may, counts } = await desk('manager')
  expect({ name, counts }).toEqual({ name: 'mona@example.org', counts: { orders: 14 } })
  expect(may).toContain('order:manage')
  expect(may).not.toContain('audit:read')
})

test('a customer finds an empty desk', async () => {
  const { may, counts } = await desk()
  expect(counts).toEqual({})
  expect(may).not.toContain('order:manage')
})

test('a guest finds none', async () => {
  await expect(getDesk(aContext(database.db, { actor: { kind: 'guest' } }), WAITS)).rejects.toMatchObject({
    status: 401,
  })
})
