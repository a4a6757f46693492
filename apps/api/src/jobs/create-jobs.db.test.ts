import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Feature } from '#api/routing/feature.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { createJobs, type JobSettings } from './create-jobs.ts'
import type { Job } from './job.ts'
import { createSharedSchedule, type SharedSchedule } from './shared-schedule.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const jobsOf = (feature: Partial<Feature>, settings: JobSettings = {}, log = silent) =>
  createJobs({
    makeContext: (job) => aContext(database.db, { actor: { kind: 'system', job } }),
    log,
    ...settings,
    features: [{ name: 'under test', routes: [], ...feature }],
  })
const aJob = (run: Job['run']): Job => ({ name: 'limits.sweep-spent', may: 'data:retire', run })

describe('the jobs features declare', () => {
  test('run at once when asked to, with what a verb gets, on behalf of the shop', async () => {
    const jobs = jobsOf({
      jobs: [aJob(async ({ actor, retention }) => ({ actor, days: retention.guestCarts }))],
    })
    expect(jobs.names).toEqual(['limits.sweep-spent'])
    expect(await jobs.run('limits.sweep-spent')).toEqual({
      actor: { kind: 'system', job: 'limits.sweep-spent' },
      days: 90,
    })
    await expect(jobs.run('test.other')).rejects.toThrow('There is no job test.other')
  })

  test('do nothing they have no right to, whatever they were written to do', async () => {
    const worked = vi.fn(async () => ({}))
    const jobs = jobsOf({ jobs: [{ ...aJob(worked), may: 'order:cancel' }] })
    await expect(jobs.run('limits.sweep-spent')).rejects.toMatchObject({ code: 'ACCESS_DENIED' })
    expect(worked).not.toHaveBeenCalled()
  })

  test('must be known and have a name of their own, or the shop does not open', () => {
    const job = aJob(async () => ({}))
    expect(() => jobsOf({ jobs: [job, job] })).toThrow('Two features declare')
    expect(() => jobsOf({ schedules: [{ job: 'limits.sweep-spent', cron: '* * * * *' }] })).toThrow(
      'nobody declares',
    )
  })

  test('tick in a process, go on after a failure, and rest in one that only answers visitors', async () => {
    const runs: string[] = []
    const feature: Partial<Feature> = {
      jobs: [
        { name: 'cart.sweep-shares', may: 'data:retire', run: async () => ({ at: runs.push('work') }) },
        {
          name: 'mail.prune-folder',
          may: 'data:retire',
          run: async () => {
            runs.push('memory')
            throw new Error('not today')
          },
        },
      ],
      schedules: [
        { job: 'cart.sweep-shares', everyMs: 1, in: 'each worker' },
        { job: 'mail.prune-folder', everyMs: 1, in: 'every process' },
      ],
    }
    const visitorsOnly = jobsOf(feature, { isWorker: false })
    visitorsOnly.start()
    await vi.waitUntil(() => runs.length > 2)
    await visitorsOnly.stop()
    expect(new Set(runs)).toEqual(new Set(['memory']))
    const worker = jobsOf(feature)
    worker.start()
    await vi.waitUntil(() => runs.filter((run) => run === 'work').length > 2)
    await worker.stop()
    const { length } = runs
    await new Promise(setImmediate)
    expect(runs).toHaveLength(length)
  })

  test('that are running when the shop stops are told so, and waited for', async () => {
    const steps: string[] = []
    const started = Promise.withResolvers<void>()
    const jobs = jobsOf({
      jobs: [
        aJob(async ({ signal }) => {
          started.resolve()
          await new Promise((done) => signal.addEventListener('abort', done))
          steps.push('told')
          await database.db.selectFrom('store').selectAll().execute()
          steps.push('finished')
          return {}
        }),
      ],
    })
    const run = jobs.run('limits.sweep-spent')
    await started.promise
    await jobs.stop()
    expect(steps).toEqual(['told', 'finished'])
    await run
  })
})

describe('a job of all processes together', () => {
  const open = async (
    run: (job: string) => Promise<boolean>,
    jobs = ['limits.sweep-spent'],
    pollSeconds = 0.5,
  ) => {
    const shared = createSharedSchedule({
      connectionString: database.connectionString,
      schedules: jobs.map((job) => ({ job, cron: '0 0 1 1 *' })),
      run,
      log: silent,
      pollSeconds,
    })
    await shared.start()
    return shared
  }
  const closeAll = (all: SharedSchedule[]) => Promise.all(all.map((one) => one.stop()))

  test('is run by one of three processes, however often it was asked for', async () => {
    let atOnce = 0
    let most = 0
    let runs = 0
    const gate = Promise.withResolvers<void>()
    const work = async () => {
      runs += 1
      atOnce += 1
      most = Math.max(most, atOnce)
      await gate.promise
      atOnce -= 1
      return true
    }
    const all = [await open(work), await open(work), await open(work)]
    for (const shared of [...all, ...all]) await shared.send('limits.sweep-spent')
    await vi.waitUntil(() => runs > 0, { timeout: 20_000 })
    for (const shared of all) await shared.send('limits.sweep-spent')
    gate.resolve()
    await closeAll(all)
    expect([runs, most]).toEqual([1, 1])
  })

  test('waited for a question of its own: whoever asks seldom takes all there are, one after another', async () => {
    const NEVER_AGAIN = 600
    const names = ['limits.sweep-spent', 'cart.sweep-shares', 'mail.prune-folder']
    const done: string[] = []
    // Who sends asks once, too: on a crowded machine its question may come after the first was sent.
    const work = async (job: string) => done.push(job) > 0
    const sender = await open(work, names, NEVER_AGAIN)
    for (const name of names) await sender.send(name)
    await sender.stop()
    const worker = await open(work, names, NEVER_AGAIN)
    await vi.waitUntil(() => done.length === names.length, { timeout: 60_000 })
    await worker.stop()
    expect(done.toSorted()).toEqual(names.toSorted())
  })

  test('is waited for by a stop, and noted as done', async () => {
    const steps: string[] = []
    const shared = await open(async () => {
      steps.push('begun')
      await database.db.selectFrom('store').selectAll().execute()
      steps.push('done')
      return true
    })
    await shared.send('limits.sweep-spent')
    await vi.waitUntil(() => steps.length > 0, { timeout: 20_000 })
    await shared.stop()
    expect(steps).toEqual(['begun', 'done'])
  })

  test('leaves the schedules when a new version no longer declares it', async () => {
    const older = await open(async () => true, ['limits.sweep-spent', 'test.old'])
    await older.stop()
    const newer = await open(async () => true)
    expect(await newer.list()).toEqual(['limits.sweep-spent'])
    await newer.stop()
  })
})
