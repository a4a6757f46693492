// Everything the shop does without a visitor. A feature declares its jobs and schedules; nobody else has a timer.
import { assertMay } from '#api/access/assert-may.ts'
import type { Context, Log } from '#api/context.ts'
import { inSpan } from '#api/tracing/tracer.ts'
import type { Job, Schedule } from './job.ts'
import { DEFAULT_RETENTION, type Retention } from './retention.ts'
import { type CronSchedule, createSharedSchedule } from './shared-schedule.ts'
import { createTicker } from './ticker.ts'

export type JobSettings = {
  /** For schedules of all processes together; without it only those of this process run. */
  connectionString?: string
  /** Off for a process that only answers visitors. */
  isWorker?: boolean
  retention?: Retention
}
type WithJobs = { jobs?: readonly Job[]; schedules?: readonly Schedule[] }
export type JobsDeps = JobSettings & {
  features: readonly WithJobs[]
  /** A new one for each run, acting as this job and with its rights. */
  makeContext: (job: string) => Context
  log: Log
}

export type Jobs = {
  names: readonly string[]
  /** At once and here; rejects as the job does. */
  run: (name: string, retention?: Retention) => Promise<Record<string, unknown>>
  start: () => void
  /** Waits for what is running, which is told to end. */
  stop: () => Promise<void>
}

/** The first page goes out before pg-boss is loaded. */
const SHARED_START_MS = 3_000
const RETRY_MS = 15_000

export function createJobs(deps: JobsDeps): Jobs {
  const jobs = collectJobs(deps.features)
  const stopping = new AbortController()
  const running = new Set<Promise<unknown>>()

  const run: Jobs['run'] = async (name, retention = deps.retention ?? DEFAULT_RETENTION) => {
    const job = jobs.get(name)
    if (!job) throw new Error(`There is no job ${name}.`)
    const ctx = deps.makeContext(name)
    assertMay(ctx, job.may)
    const work = inSpan({ name: `job ${name}`, kind: 'internal', attributes: { 'vitrine.job': name } }, () =>
      job.run({ ...ctx, signal: stopping.signal, retention }),
    )
    running.add(work)
    return work.finally(() => running.delete(work))
  }
  const runQuietly = (name: string) => runLogged(deps.log, name, run)
  const tickers = localSchedules(deps).map(({ job, everyMs }) =>
    createTicker(async () => void (await runQuietly(job)), everyMs),
  )
  const shared = shareSchedules(deps, runQuietly)
  return {
    names: [...jobs.keys()],
    run,
    start() {
      for (const ticker of tickers) ticker.start()
      shared?.start()
    },
    async stop() {
      stopping.abort()
      await Promise.all([...tickers.map((ticker) => ticker.stop()), shared?.stop()])
      await Promise.allSettled(running)
    },
  }
}

function collectJobs(features: readonly WithJobs[]): Map<string, Job> {
  const jobs = new Map<string, Job>()
  for (const job of features.flatMap((feature) => feature.jobs ?? [])) {
    if (jobs.has(job.name)) throw new Error(`Two features declare the job ${job.name}.`)
    jobs.set(job.name, job)
  }
  for (const { job } of features.flatMap((feature) => feature.schedules ?? []))
    if (!jobs.has(job)) throw new Error(`A schedule names the job ${job}, which nobody declares.`)
  return jobs
}

async function runLogged(log: Log, name: string, run: Jobs['run']): Promise<boolean> {
  try {
    const report = await run(name)
    if (Object.values(report).some(Boolean)) log.info({ job: name, ...report }, 'a job has run')
    return true
  } catch (err) {
    log.warn({ err, job: name }, 'a job failed')
    return false
  }
}

function localSchedules({ features, isWorker = true }: JobsDeps) {
  return features
    .flatMap((feature) => feature.schedules ?? [])
    .filter((schedule) => 'everyMs' in schedule)
    .filter((schedule) => isWorker || schedule.in === 'every process')
}

/** Takes part a moment after the start, and tries again while the database is away. */
function shareSchedules(
  { features, isWorker = true, connectionString, log }: JobsDeps,
  run: (job: string) => Promise<boolean>,
) {
  const schedules = features
    .flatMap((feature) => feature.schedules ?? [])
    .filter((schedule): schedule is CronSchedule => 'cron' in schedule)
  if (!isWorker || connectionString === undefined || schedules.length === 0) return undefined
  let timer: NodeJS.Timeout | undefined
  let starting: Promise<void> | undefined
  const shared = createSharedSchedule({ connectionString, schedules, run, log })
  const start = () => {
    starting = shared.start().catch((err: unknown) => {
      log.warn({ err }, 'scheduled jobs could not start; will try again')
      timer = setTimeout(start, RETRY_MS).unref()
    })
  }
  return {
    start() {
      timer = setTimeout(start, SHARED_START_MS).unref()
    },
    async stop() {
      clearTimeout(timer)
      await starting
      clearTimeout(timer)
      await shared.stop()
    },
  }
}
