import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, type Database } from '#api/db/client.ts'

export type TestDatabase = {
  db: Database
  connectionString: string
  /** As another process of the shop; closed by who asks for it. */
  connectAgain: () => Database
  drop: () => Promise<void>
}

/** Crowds are slow on a machine that runs other tests, and here it is their outcome that counts. */
const PATIENT = { statementTimeoutMs: 60_000, connectionTimeoutMs: 60_000 }

/** A migrated, empty database of its own, usually one per test file: made in beforeAll, dropped in afterAll. */
export function createTestDatabase({ max = 10 } = {}): Promise<TestDatabase> {
  return create('template_shop', max)
}

/** Without a single table, for the tests of migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create('template1', 4)
}

async function create(template: string, max: number): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await runAsAdmin(`create database ${name} template ${template} strategy file_copy`)
  const connectionString = inject('postgresUrl').replace(/\/postgres$/, `/${name}`)
  const db = createDatabase({ connectionString, max, ...PATIENT })
  return {
    db,
    connectionString,
    connectAgain: () => createDatabase({ connectionString, max, ...PATIENT }),
    drop: async () => {
      await db.destroy()
      await runAsAdmin(`drop database ${name} with (force)`)
    },
  }
}

async function runAsAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
