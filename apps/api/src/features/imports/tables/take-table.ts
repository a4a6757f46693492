// What tables of customers and of orders have in common: one at a time, all or nothing, tried before it is taken.
import type { TableReport } from '@vitrine/contract/people/table-report'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { toldReply } from '#api/refusal/told.ts'
import { Unreadable } from '../formats/table/decode-text.ts'
import { type ProblemList, replyOf } from '../problems.ts'

/** What a trial would have written is taken back. */
class Tried extends Error {}

type Way = { lockKey: number; isTrial: boolean }

export async function inTableTransaction(
  ctx: Context,
  { lockKey, isTrial }: Way,
  work: (ctx: Context) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(ctx, async (ctx) => {
      await lockTables(ctx, lockKey)
      await work(ctx)
      if (isTrial) throw new Tried()
    })
  } catch (error) {
    if (!(error instanceof Tried)) throw error
  }
}

/** Of two tables at once the second is told, rather than meeting the rows of the first. */
async function lockTables({ db }: Context, lockKey: number): Promise<void> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${lockKey}) as mine`.execute(db)
  if (!rows[0]?.mine) throw new ShopError('CONFLICT', { message: 'IMPORT_RUNNING' })
}

/** A file that is no such table is the caller's mistake. */
export async function takeReadable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw invalidInput([{ path: 'file', ...toldReply(error.told) }])
  }
}

type Report = {
  rows: number
  counts: Pick<TableReport, 'created' | 'updated' | 'same'>
  leftOut: ProblemList
  remarks: ProblemList
}

export const reportOf = ({ rows, counts, leftOut, remarks }: Report): TableReport => ({
  rows,
  ...counts,
  left_out: told(leftOut),
  remarks: told(remarks),
})

const told = ({ count, listed }: ProblemList) => ({
  count,
  items: listed
    .map((problem) => ({ line: problem.place?.line ?? 0, ...replyOf(problem) }))
    .toSorted((a, b) => a.line - b.line),
})
