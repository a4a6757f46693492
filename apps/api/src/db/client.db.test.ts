import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#api/db/client.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** What is told when the server ends a connection at work, before or after the pool was told to close. */
async function breaksTold({ isClosing }: { isClosing: boolean }): Promise<string[]> {
  const breaks: string[] = []
  const db = createDatabase({
    connectionString: database.connectionString,
    onError: ({ message }) => breaks.push(message),
  })
  let closed: Promise<void> | undefined
  await db.connection().execute(async (lent) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(lent)
    if (isClosing) closed = db.destroy()
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
    // An idle side hears it without asking; asking would take the word away from it.
    await expect.poll(() => countBackends(rows[0]?.pid)).toBe(0)
    if (isClosing) await new Promise((heard) => setTimeout(heard, 300))
    else await expect.poll(() => breaks.length).toBeGreaterThan(0)
  })
  await (closed ?? db.destroy())
  return breaks
}

async function countBackends(pid: number | undefined): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(database.db)
  return rows.length
}

test('a connection that breaks at work is told', async () => {
  const told = await breaksTold({ isClosing: false })
  expect(told).toContain('terminating connection due to administrator command')
})

test('a shop that stops with its database does not complain of each connection the database ends', async () => {
  expect(await breaksTold({ isClosing: true })).toEqual([])
})
