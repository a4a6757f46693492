import type { RawBuilder } from 'kysely'
import type { JobContext } from './job.ts'

/** Few enough that no statement holds its rows for long. */
const BATCH = 2_000

/** Deletes by a statement that takes at most `limit` rows, again and again, until none are left or the shop stops. */
export async function deleteInBatches(
  { db, signal }: JobContext,
  statement: (limit: number) => RawBuilder<unknown>,
): Promise<number> {
  let deleted = 0
  while (!signal.aborted) {
    const { numAffectedRows = 0n } = await statement(BATCH).execute(db)
    deleted += Number(numAffectedRows)
    if (numAffectedRows < BATCH) break
  }
  return deleted
}
