import { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { PreparedClient } from './prepared-client.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** A connection that says in how many pieces its statements left. */
async function aConnection() {
  let pieces = 0
  const stream = new Socket()
  const count =
    <A extends unknown[]>(write: (...args: A) => void) =>
    (...args: A) => {
      pieces += 1
      write.apply(stream, args)
    }
  stream._write = count(stream._write)
  if (stream._writev) stream._writev = count(stream._writev)
  const { connectionString } = database
  const client = new PreparedClient({ connectionString, pipeline: true, stream: () => stream })
  await client.connect()
  const sent = async (work: () => Promise<unknown>) => {
    const before = pieces
    await work()
    return pieces - before
  }
  return { client, sent }
}

test('a transaction and its first statement leave in one piece, prepared or not', async () => {
  const { client, sent } = await aConnection()
  for (const text of ['select 1', '/* prepared */ select 2'])
    expect(
      await sent(async () => {
        await client.query('begin')
        await client.query(text)
      }),
    ).toBe(1)
  await client.end()
})

test('one whose first statement is long in coming begins all the same, and one without any ends well', async () => {
  const { client } = await aConnection()
  await client.query('begin')
  await new Promise((later) => setTimeout(later, 20))
  const { rows } = await client.query('select now() < clock_timestamp() - interval $$5 ms$$ as began')
  expect(rows).toEqual([{ began: true }])
  await client.query('commit')
  await client.query('begin')
  await client.query('rollback')
  await client.end()
})

test('what fails in it takes the whole of it along', async () => {
  const { client } = await aConnection()
  await client.query('create table tried (one int)')
  await client.query('begin')
  await client.query('insert into tried values (1)')
  await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero')
  await client.query('rollback')
  const { rows } = await client.query('select * from tried')
  expect(rows).toEqual([])
  await client.end()
})

/** How often the statements of this connection were planned for all values, and how often for those of one call. */
async function plansOf(client: PreparedClient) {
  const { rows } = await client.query(
    `select sum(generic_plans)::int as generic, sum(custom_plans)::int as custom from pg_prepared_statements`,
  )
  return rows[0]
}
const PREPARED_ONE = '/* prepared */ select sum(one) from tried where one = $1 or $1 = 0'

test('a prepared statement is planned for all values from its first call on, also after one that was undone', async () => {
  const { client } = await aConnection()
  await client.query('create temporary table tried (one int)')
  await client.query(PREPARED_ONE, [1])
  await client.query('begin')
  await client.query('select $1::int', [1])
  await client.query(PREPARED_ONE, [2])
  await client.query('rollback')
  await client.query('select $1::int', [1])
  await client.query(PREPARED_ONE, [3])
  expect(await plansOf(client)).toEqual({ generic: 3, custom: 0 })
  await client.end()
})

test('every other statement is planned for the values it comes with, whatever was undone before', async () => {
  const { client, sent } = await aConnection()
  const ask = async () => {
    const { rows } = await client.query(
      `select current_setting('plan_cache_mode') as mode where $1::int = 1`,
      [1],
    )
    return rows[0].mode
  }
  await client.query('/* prepared */ select 1')
  expect(await sent(async () => expect(await ask()).toBe('auto'))).toBe(1)
  await client.query('/* prepared */ select 1')
  await client.query('begin')
  expect(await ask()).toBe('auto')
  await client.query('rollback')
  expect(await ask()).toBe('auto')
  await client.end()
})
