// The job: takes the longest waiting table, one at a time in all processes, until none waits.
import type { ImportFault } from '@vitrine/contract/catalog/imports/import-run'
import type { JobContext } from '#api/jobs/job.ts'
import { toErrorReply } from '#api/refusal/to-error-reply.ts'
import { Refused, told, toldReply } from '#api/refusal/told.ts'
import { Unreadable } from '../../formats/table/decode-text.ts'
import { ImportBusy, ImportRefused } from '../../problems.ts'
import { NotFetched } from '../files/open-origin.ts'
import { type Claimed, claimNext, MAX_ATTEMPTS, takeUpAbandoned } from './claim-run.ts'
import { endCanceled, endFailed, type Lines, putBack } from './end-run.ts'
import { FileGone, type TableDeps } from './open-table.ts'
import { withRunLock } from './run-lock.ts'
import { takeTable } from './take-table.ts'
import { Canceled, Interrupted } from './watch-run.ts'

export async function runNext(ctx: JobContext, deps: TableDeps): Promise<{ ran: number }> {
  const ran = await withRunLock(ctx.db, async () => {
    await takeUpAbandoned(ctx.db, ctx.now())
    let count = 0
    while (!ctx.signal.aborted) {
      const run = await claimNext(ctx.db, ctx.now())
      if (!run || !(await carryOut(ctx, deps, run))) break
      count += 1
    }
    return count
  })
  return { ran: ran ?? 0 }
}

/** Whether the next one may come: not while the catalogue is another's, or the shop stops. */
async function carryOut(ctx: JobContext, deps: TableDeps, run: Claimed): Promise<boolean> {
  const { db } = ctx
  try {
    await takeTable(ctx, deps, run)
    return true
  } catch (error) {
    if (error instanceof ImportBusy || error instanceof Interrupted) {
      await putBack(db, run.id)
      return false
    }
    // Left as under way, it is taken up as if its process had died.
    if (isOfAMoment(error) && run.attempts < MAX_ATTEMPTS) throw error
    if (error instanceof Canceled) await endCanceled(db, run.id, ctx.now())
    else await tellFailure(ctx, run, error)
    return true
  }
}

/** The database went or stops: a visitor would be asked to come again, and nothing is wrong with the table. */
const isOfAMoment = (error: unknown): boolean => toErrorReply(error).code === 503

const FAULTS: readonly (readonly [new (...args: never[]) => Refused, ImportFault])[] = [
  [Unreadable, 'UNREADABLE'],
  [NotFetched, 'NOT_FETCHED'],
  [FileGone, 'FILE_GONE'],
  [ImportRefused, 'REFUSED'],
]

async function tellFailure({ db, log, now }: JobContext, run: Claimed, error: unknown): Promise<void> {
  const key = FAULTS.find(([kind]) => error instanceof kind)?.[1] ?? 'FAILED'
  // What nobody has foreseen is the log's to know, not the reader's.
  if (key === 'FAILED') log.error({ err: error, run: run.id }, 'an import failed')
  const why =
    error instanceof Refused
      ? { ...toldReply(error.told), message: error.message }
      : toldReply(told('LOG_KNOWS'))
  await endFailed(db, { id: run.id, now: now(), fault: { key, ...why }, lines: linesOf(error) })
}

/** By line, what it was refused for. */
function linesOf(error: unknown): Lines {
  if (error instanceof ImportRefused) return { problem: error.problems }
  return error instanceof Unreadable && error.leftOut ? { left_out: error.leftOut } : {}
}
