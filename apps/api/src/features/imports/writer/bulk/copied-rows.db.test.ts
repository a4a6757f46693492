import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { CopiedRows } from './copied-rows.ts'
import { withoutRowChecks } from './without-row-checks.ts'

let database: TestDatabase
let db: Database
beforeEach(async () => {
  await database?.drop()
  database = await createTestDatabase()
  db = database.db
  await sql`create table given (id bigint primary key, text text, n bigint, yes boolean, data jsonb, at timestamptz)`.execute(
    db,
  )
})
afterAll(() => database.drop())

const COLUMNS = 'id bigint, text text, n bigint, yes boolean, data jsonb, at timestamptz'
const copyOf = (rows: readonly object[]) => {
  const copied = new CopiedRows(COLUMNS)
  for (const [at, row] of rows.entries()) copied.add(row, at)
  return copied.into('given')
}
const takeBack = async () => (await sql`select * from given order by id`.execute(db)).rows

test('rows arrive as they were given, whatever their texts hold', async () => {
  const texts = [
    ...[
      '',
      'NULL',
      '\\N',
      '\\.',
      'back\\slash',
      'two\nlines',
      'a\ttab',
      'a\rreturn',
      '"quoted"',
      ' edges ',
      '\b\v',
    ],
    ...['Їжак 😀', `long ${'ünd \\ '.repeat(30_000)}`],
  ]
  const numbers = [0, 9, 10, 99, 100, -1, 2_147_483_647, 2_147_483_648, 1_000_000_000_000, 7, 8, 9, 10]
  const at = new Date('2026-01-02T03:04:05.678Z')
  const rows = texts.map((text, id) => ({
    ...{ id, text, n: numbers[id], yes: id % 2 === 0, data: { text, list: [text] }, at },
  }))
  await withoutRowChecks(db, copyOf(rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))))
  expect(await takeBack()).toEqual(rows)
})

test('what is missing is null', async () => {
  await withoutRowChecks(db, copyOf([{ n: 1, text: null }, { n: 2 }]))
  expect(await takeBack()).toMatchObject([
    { id: 0, n: 1, text: null, yes: null, data: null, at: null },
    { id: 1, n: 2, text: null, yes: null, data: null, at: null },
  ])
})

test('no rows are no statement', () => {
  expect(copyOf([])).toEqual([])
})

test('a row that cannot be taken takes its transaction along, is told, and the connection goes on', async () => {
  await db.connection().execute(async (db) => {
    await sql`begin`.execute(db)
    const statements = [...copyOf([{ n: 1 }]), ...copyOf([{ n: 1 }]), ...copyOf([{ n: 'many' }])]
    await expect(withoutRowChecks(db, statements)).rejects.toThrow('duplicate key')
    await sql`rollback`.execute(db)
    await sql`begin`.execute(db)
    await expect(withoutRowChecks(db, copyOf([{ n: 'many' }]))).rejects.toThrow('bigint: "many"')
    await sql`rollback`.execute(db)
    await withoutRowChecks(db, copyOf([{ n: 3 }]))
  })
  expect(await takeBack()).toMatchObject([{ n: 3 }])
})

test('what cannot begin passes over its rows', async () => {
  const nowhere = new CopiedRows(COLUMNS)
  nowhere.add({ n: 1 }, 1)
  await expect(withoutRowChecks(db, nowhere.into('nowhere'))).rejects.toThrow('"nowhere" does not exist')
  await withoutRowChecks(db, copyOf([{ n: 3 }]))
  expect(await takeBack()).toMatchObject([{ n: 3 }])
})
