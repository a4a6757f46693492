import type { Permission } from '@vitrine/domain/access/permissions'
import type { Context } from '#api/context.ts'
import type { Retention } from './retention.ts'

/** What a job works with: it acts as the shop itself, and stops between two steps once the signal says so. */
export type JobContext = Context & { signal: AbortSignal; retention: Retention }

export type Job = {
  /** `feature.verb`, the same for ever: schedules in the database name it. */
  name: string
  /** What it must be allowed to do; asked before each run, as a call's is. Its row is in `domain/access/system-jobs`. */
  may: Permission
  /** Answers what it did, for the log. Run twice it must do no harm: a process may die after the work and before the note. */
  run: (ctx: JobContext) => Promise<Record<string, unknown>>
}

export type Schedule =
  /** Once for all processes: PostgreSQL's clock decides when, one of them runs it. */
  | { job: string; cron: string }
  /** Again and again in each process that works (JOBS=on): its runs share what is to be done among them. */
  | { job: string; everyMs: number; in: 'each worker' }
  /** In each process, whatever it is for: what is brought up to date is its own memory. */
  | { job: string; everyMs: number; in: 'every process' }
