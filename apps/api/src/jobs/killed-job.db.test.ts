import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runChild } from '#api/testing/run-child.ts'
import { createTestDatabase } from '#api/testing/test-database.ts'
import { createSharedSchedule } from './shared-schedule.ts'

const DOOMED = fileURLToPath(new URL('./testing/doomed-job.ts', import.meta.url))
const JOB = 'payments.release'
const silent = { debug() {}, info() {}, warn() {}, error() {} }

test('a job whose process was killed stands still for minutes, not for a quarter of an hour', async () => {
  const { db, connectionString, drop } = await createTestDatabase()
  onTestFinished(drop)
  let minutes = 0
  const passMinutes = async (some: number) => {
    minutes += some
    await sql`create or replace function pgboss.job_now() returns timestamptz language sql stable as
      ${sql.lit(`select now() + interval '${minutes} minutes'`)}`.execute(db)
  }
  const states = async () => {
    const { rows } = await sql<{ state: string }>`select state from pgboss.job where name = 'jobs'`.execute(
      db,
    )
    return rows.map(({ state }) => state)
  }
  const { signal } = await runChild(DOOMED, { connectionString, job: JOB })
  expect([signal, await states()]).toEqual(['SIGKILL', ['active']])
  const runs: string[] = []
  const shared = createSharedSchedule({
    ...{ connectionString, log: silent, pollSeconds: 0.5, wall: () => Date.now() + minutes * 60_000 },
    schedules: [{ job: JOB, cron: '0 0 1 1 *' }],
    run: async (job) => runs.push(job) > 0,
  })
  await shared.start()
  try {
    await passMinutes(2)
    await vi.waitUntil(async () => (await states()).includes('retry'), { timeout: 20_000, interval: 100 })
    await passMinutes(3)
    await vi.waitUntil(() => runs.length === 1, { timeout: 20_000, interval: 100 })
  } finally {
    await shared.stop()
  }
})
