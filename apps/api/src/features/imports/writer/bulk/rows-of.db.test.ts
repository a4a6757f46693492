import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { rowsOf } from './rows-of.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const takeBack = async (rows: readonly object[], columns: string) =>
  (await sql`select * from ${rowsOf(rows, columns)} r`.execute(database.db)).rows

test('rows arrive as they were given, whatever their texts hold', async () => {
  const texts = ['', 'NULL', 'a "quoted" one', 'back\\slash', 'two\nlines', '{a,b}', ' edges ', 'Їжак 😀']
  const rows = texts.map((text, n) => ({ text, n, yes: n % 2 === 0, data: { text, list: [text] } }))
  expect(await takeBack(rows, 'text text, n int, yes boolean, data jsonb')).toEqual(rows)
})

test('what is missing is null', async () => {
  const rows = [{ n: 1, text: null }, { n: 2 }]
  expect(await takeBack(rows, 'n int, text text, data jsonb')).toEqual([
    { n: 1, text: null, data: null },
    { n: 2, text: null, data: null },
  ])
})

test('no rows are no rows', async () => {
  expect(await takeBack([], 'n int, text text')).toEqual([])
})

test('a column may be named in mixed case', async () => {
  const rows = [{ createdAt: new Date('2026-01-02T03:04:05Z') }]
  const given = rows.map(({ createdAt }) => ({ createdAt: createdAt.toISOString() }))
  expect(await takeBack(given, '"createdAt" timestamptz')).toEqual(rows)
})
