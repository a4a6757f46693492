import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { steadyClock } from './set-back-clock.ts'
import { createSharedSchedule } from './shared-schedule.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

let minutes = 0
/** Of the database, and of this machine. */
async function setClock(to: number): Promise<void> {
  minutes = to
  await sql`create or replace function pgboss.job_now() returns timestamptz language sql stable as
    ${sql.lit(`select now() + interval '${to} minutes'`)}`.execute(database.db)
}
const wall = () => Date.now() + minutes * 60_000

test('a clock that is set back an hour halts no schedule until the hour is over', async () => {
  let runs = 0
  const shared = createSharedSchedule({
    connectionString: database.connectionString,
    schedules: [{ job: 'payments.release', cron: '* * * * *' }],
    run: async () => {
      runs += 1
      return true
    },
    log: silent,
    pollSeconds: 0.5,
    wall,
  })
  await shared.start()
  const ranAgain = async () => {
    const before = runs
    await vi.waitUntil(() => runs > before, { timeout: 45_000, interval: 50 })
  }
  try {
    await ranAgain()
    await setClock(60)
    await ranAgain()
    // The minute that was before comes again, and so does what is done in it.
    await setClock(0)
    await ranAgain()
    await setClock(-600)
    await ranAgain()
  } finally {
    await shared.stop()
  }
})

test('the clock of the timers goes on with the machine’s, and never back', () => {
  let [wall, running] = [1_000_000, 0]
  const { now } = steadyClock(
    () => wall,
    () => running,
  )
  const pass = (ms: number, setTo = wall + ms) => {
    wall = setTo
    running += ms
    return now()
  }
  expect([now(), pass(500), pass(500, 500_000), pass(100), pass(100, 2_000_000), pass(100)]).toEqual([
    ...[1_000_000, 1_000_500, 1_001_000, 1_001_100, 2_000_000, 2_000_100],
  ])
})
