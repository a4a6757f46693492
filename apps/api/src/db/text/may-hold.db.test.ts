import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { customerPairs, hasPairs, mayHold } from './may-hold.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function found(text: string): Promise<(string | null)[]> {
  const { rows } = await sql<{ email: string }>`
    select email from customer c where ${mayHold(customerPairs('c'), text)} order by email`.execute(
    database.db,
  )
  return rows.map(({ email }) => email)
}

test.each([
  ['a part of a name in another alphabet', 'ОВАЛЕ', ['a@example.org']],
  ['a name as Chinese is written', '王小', ['b@example.org']],
  ['a phone whose country was typed, and kept without', '+49 30 444 018 66', ['c@example.org']],
  ['what nobody is called', 'Zz', []],
])('a large shop looks only at people who may hold %s', async (_, text, emails) => {
  await database.db.deleteFrom('customer').execute()
  await database.db
    .insertInto('customer')
    .values([
      { email: 'a@example.org', firstname: 'Олена', lastname: 'Коваленко' },
      { email: 'b@example.org', firstname: '小明', lastname: '王' },
      { email: 'c@example.org', phone: '+3044401866' },
    ])
    .execute()
  expect(await found(text)).toEqual(emails)
})

test.each([
  ['berg', true],
  ['王', false],
  ['𠮷', false],
  ['#5', false],
  ['#15', true],
])('%s is told apart by pairs of letters: %s', (text, has) => {
  expect(hasPairs(text)).toBe(has)
})

test('whom an order or an account is of is found by an index, not by reading them all', async () => {
  const plan = async (statement: string) => {
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain ${statement}`).execute(database.db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  await sql`set enable_seqscan = off`.execute(database.db)
  expect(
    await plan(
      `select from customer c where customer_pairs(firstname, lastname, email, phone) @> letter_pairs('berg')`,
    ),
  ).toContain('customer_found')
  expect(
    await plan(
      `select from shop_order where order_pairs(number, email, billing_address, shipping_address) @> letter_pairs('berg')`,
    ),
  ).toContain('shop_order_found')
})
