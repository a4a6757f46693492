import { joinName } from '@vitrine/domain/address/split-name'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { joinedName } from './name-sql.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test.each([
  ['Anna', 'Berg'],
  ['小明', '王'],
  ['小明', 'Wang'],
  ['', '王'],
  ['Anna', ''],
  ['', ''],
])('the database joins %j and %j as a page does', async (firstname, lastname) => {
  const { rows } = await sql<{ name: string }>`
    select ${joinedName(sql`${firstname}::text`, sql`${lastname}::text`)} as name`.execute(database.db)
  expect(rows).toEqual([{ name: joinName({ firstname, lastname }) }])
})
