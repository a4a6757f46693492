import { randomBytes } from 'node:crypto'
import { migrate } from '@vitrine/api/db/migrate'
import { createSharedSchedule } from '@vitrine/api/jobs/shared-schedule'
import { createEmptyDatabase, type TestDatabase } from '@vitrine/api/testing/test-database'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ExpectedFailure } from '../expected-failure.ts'
import { explainMigrationError } from './explain-migration-error.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }

let database: TestDatabase
let user: string
let databaseUrl: string
beforeEach(async () => {
  database = await createEmptyDatabase()
  user = `clerk_${randomBytes(4).toString('hex')}`
  await run(`create role ${user} login password 'clerk'`)
  const url = new URL(database.connectionString)
  url.username = user
  url.password = 'clerk'
  databaseUrl = url.href
})
afterEach(async () => {
  await run(`drop owned by ${user}`)
  await run(`drop role ${user}`)
  await database.drop()
})

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
const open = () =>
  migrate({ connectionString: databaseUrl }).catch(explainMigrationError({ databaseUrl, dataDir: '' }))

async function scheduledJobs(): Promise<string[]> {
  const schedules = [{ job: 'cart.sweep', cron: '0 4 * * *' }]
  const shared = createSharedSchedule({
    connectionString: databaseUrl,
    schedules,
    run: async () => true,
    log,
  })
  await shared.start()
  const jobs = await shared.list()
  await shared.stop()
  return jobs
}

it.each([
  ['no table', [], 'permission denied for schema public'],
  ['tables, but no schema', ['grant create on schema public to USER'], 'permission denied for database'],
])('a database user who may make %s is told what to grant, before the shop opens', async (_, grants, why) => {
  for (const grant of grants) await run(grant.replace('USER', user))
  const failure = await open().catch((error: Error) => error)
  expect(failure).toBeInstanceOf(ExpectedFailure)
  expect((failure as Error).message).toContain(why)
  expect((failure as Error).message).toContain(`owner to "${user}"`)
})

it('one who was given what the sentence names has scheduled jobs, without the right to make schemas', async () => {
  await run(`grant create on schema public to ${user}`)
  await run(`create schema pgboss authorization ${user}`)
  await open()
  expect(await scheduledJobs()).toEqual(['cart.sweep'])
})
