import type { Database } from '#api/db/client.ts'

/** What is read in pieces, as one moment saw it: nothing somebody changes meanwhile. */
export async function* asOneMoment<T>(
  db: Database,
  read: (trx: Database) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    yield* read(trx)
  } finally {
    await trx.rollback().execute()
  }
}
