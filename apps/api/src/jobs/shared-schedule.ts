// Schedules that hold for all processes together, kept by pg-boss in a schema of its own (decision 22).
import type { PgBoss } from 'pg-boss'
import type { Log } from '#api/context.ts'

export type CronSchedule = { job: string; cron: string }
export type SharedDeps = {
  connectionString: string
  schedules: readonly CronSchedule[]
  /** Never rejects; answers whether it went well. */
  run: (job: string) => Promise<boolean>
  log: Log
  /** How often this process asks for work; tests cannot wait. */
  pollSeconds?: number
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
/** One job of a name waits or runs, whatever asks for another. */
const QUEUE_OPTIONS = {
  policy: 'exclusive',
  retryLimit: 3,
  retryDelay: 60,
  retryBackoff: true,
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
  cronMonitorIntervalSeconds: 30,
  cronWorkerIntervalSeconds: 30,
  queueCacheIntervalSeconds: 60,
  flowIntervalSeconds: 300,
  openTelemetry: { enabled: false },
} as const
const POLL_SECONDS = 10
const STOP_MS = 8_000

export function createSharedSchedule(deps: SharedDeps): SharedSchedule {
  let boss: PgBoss | undefined
  let isStopping = false
  return {
    async start() {
      const { PgBoss } = await import('pg-boss')
      const next = new PgBoss({ connectionString: deps.connectionString, ...CALM })
      next.on('error', (err: Error) => {
        if (!isStopping) deps.log.warn({ err }, 'scheduled jobs had trouble')
      })
      try {
        await next.start()
        await next.createQueue(QUEUE, QUEUE_OPTIONS)
        await agreeOnSchedules(next, deps.schedules)
        await takePart(next, deps)
        boss = next
      } catch (error) {
        await next.stop({ graceful: false })
        throw error
      }
    },
    async stop() {
      isStopping = true
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

async function takePart(boss: PgBoss, { run, pollSeconds = POLL_SECONDS }: SharedDeps): Promise<void> {
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
