// Run as a program of its own by a test: a process that takes part in the schedules, and dies within a job.
import { die } from '#api/testing/die-at-statement.ts'
import { createSharedSchedule } from '../shared-schedule.ts'

const { connectionString, job } = JSON.parse(process.argv[2] ?? '{}')
const shared = createSharedSchedule({
  ...{ connectionString, schedules: [{ job, cron: '0 0 1 1 *' }], pollSeconds: 0.5 },
  run: async () => die(),
  log: { debug() {}, info() {}, warn() {}, error() {} },
})
await shared.start()
await shared.send(job)
