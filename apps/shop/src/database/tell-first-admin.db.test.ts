import { createTestDatabase, type TestDatabase } from '@vitrine/api/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellFirstAdmin } from './tell-first-admin.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function told(): Promise<string> {
  const lines: string[] = []
  await tellFirstAdmin(database.connectionString, {
    address: 'http://localhost:3000',
    say: (line) => lines.push(line),
  })
  return lines.join('\n')
}

test('an empty shop says how its first admin comes in, until there is one', async () => {
  const customer = { email: 'olga@example.org', enabled: true }
  await database.db
    .insertInto('customer')
    .values({ ...customer, roles: ['manager'] })
    .execute()
  expect(await told()).toContain('session <e-mail> --roles admin')
  expect(await told()).toContain('http://localhost:3000/us/admin')
  await database.db
    .updateTable('customer')
    .set({ roles: ['admin'], enabled: false })
    .execute()
  expect(await told()).not.toBe('')
  await database.db.updateTable('customer').set({ enabled: true }).execute()
  expect(await told()).toBe('')
})
