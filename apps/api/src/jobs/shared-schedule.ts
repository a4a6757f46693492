// Schedules that hold for all processes together, kept by pg-boss in a schema of its own (decision 22).
import type { PgBoss } from 'pg-boss'
import type { Log } from '#api/context.ts'
import { leaveFuture, steadyClock } from './set-back-clock.ts'
import { createTicker, type Ticker } from './ticker.ts'

export type CronSchedule = { job: string; cron: string }
export type SharedDeps = {
  connectionString: string
  schedules: readonly CronSchedule[]
  /** Never rejects; answers whether it went well. */
  run: (job: string) => Promise<boolean>
  log: Log
  /** How often this process asks for work; tests cannot wait. */
  pollSeconds?: number
  /** The machine's clock. */
  wall?: () => number
}
export type SharedSchedule = {
  /** Resolves once this process takes part. */
  start: () => Promise<void>
  stop: () => Promise<void>
  /** Now instead of at its time; whoever of all processes is free takes it. */
  send: (job: string) => Promise<void>
  /** Names of the jobs that have their time. */
  list: () => Promise<string[]>
}

const QUEUE = 'jobs'
/** One job of a name waits or runs, whatever asks for another; a queue never changes that. */
const POLICY = 'exclusive'
const QUEUE_OPTIONS = {
  retryLimit: 3,
  retryDelay: 60,
  retryBackoff: true,
  // Who runs a job says so twice a minute: one of a killed process would keep its name until it expires.
  heartbeatSeconds: 60,
  expireInSeconds: 15 * 60,
  deleteAfterSeconds: 2 * 86_400,
} as const
/** Sweeping is in no hurry: few questions while there is nothing to do. */
const CALM = {
  max: 2,
  application_name: 'vitrine jobs',
  // A migration makes it; to ask again needs the right to make one, even when it is there.
  createSchema: false,
  schedule: true,
  queueCacheIntervalSeconds: 60,
  clockMonitorIntervalSeconds: 60,
  flowIntervalSeconds: 300,
  openTelemetry: { enabled: false },
} as const
const POLL_SECONDS = 10
const STOP_MS = 8_000

/** Between two looks at the schedules, and at the clock they go by. */
const lookSeconds = (pollSeconds: number) => Math.min(30, Math.max(1, 3 * pollSeconds))

export function createSharedSchedule(deps: SharedDeps): SharedSchedule {
  const { pollSeconds = POLL_SECONDS } = deps
  let boss: PgBoss | undefined
  let looking: Ticker | undefined
  let isStopping = false
  return {
    async start() {
      const { PgBoss } = await import('pg-boss')
      const seconds = lookSeconds(pollSeconds)
      const next = new PgBoss({
        ...{ connectionString: deps.connectionString, ...CALM, clock: steadyClock(deps.wall) },
        ...{ cronMonitorIntervalSeconds: seconds, cronWorkerIntervalSeconds: seconds },
        // Who has died is looked for half as often.
        ...{ superviseIntervalSeconds: 2 * seconds, monitorIntervalSeconds: 2 * seconds },
      })
      next.on('error', (err: Error) => {
        if (!isStopping) deps.log.warn({ err }, 'scheduled jobs had trouble')
      })
      try {
        await next.start()
        await next.createQueue(QUEUE, { policy: POLICY, ...QUEUE_OPTIONS })
        // One that an older version made is left as it is by that.
        await next.updateQueue(QUEUE, QUEUE_OPTIONS)
        await agreeOnSchedules(next, deps.schedules)
        await takePart(next, { ...deps, pollSeconds })
        boss = next
        looking = createTicker(() => leaveFutureQuietly(next, deps.log), seconds * 1_000)
        looking.start()
      } catch (error) {
        await next.stop({ graceful: false })
        throw error
      }
    },
    async stop() {
      isStopping = true
      await looking?.stop()
      await boss?.stop({ graceful: true, timeout: STOP_MS })
    },
    async send(job) {
      await boss?.send(QUEUE, { job }, { singletonKey: job })
    },
    async list() {
      return ((await boss?.getSchedules(QUEUE)) ?? []).map(({ key }) => key).sort()
    },
  }
}

async function leaveFutureQuietly(boss: PgBoss, log: Log): Promise<void> {
  await leaveFuture(boss).catch((err: unknown) =>
    log.warn({ err }, 'the clock of scheduled jobs was not looked at'),
  )
}

type Part = Pick<SharedDeps, 'run'> & { pollSeconds: number }

async function takePart(boss: PgBoss, { run, pollSeconds }: Part): Promise<void> {
  const calm = { pollingIntervalSeconds: pollSeconds }
  const worker = await boss.work<{ job: string }>(QUEUE, calm, async ([task]) => {
    // One job a question would leave the last of a busy minute for the next: after one it asks for another at once.
    boss.notifyWorker(worker)
    // pg-boss tries again what has thrown.
    if (task && !(await run(task.data.job))) throw new Error(`The job ${task.data.job} failed; see the log.`)
  })
}

/** What this version declares; a schedule of an older one goes. */
async function agreeOnSchedules(boss: PgBoss, schedules: readonly CronSchedule[]): Promise<void> {
  const declared = new Set(schedules.map(({ job }) => job))
  for (const { key } of await boss.getSchedules(QUEUE))
    if (!declared.has(key)) await boss.unschedule(QUEUE, key)
  for (const { job, cron } of schedules)
    await boss.schedule(QUEUE, cron, { job }, { key: job, singletonKey: job, missed: 'once', tz: 'UTC' })
}
