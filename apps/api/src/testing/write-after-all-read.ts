import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

type Race<T> = { table: string; writers: readonly (() => Promise<T>)[] }

/**
 * What becomes of writers who all have read before the first of them writes, for certain and not by chance: nobody writes
 * the table until each of them waits for it. A writer that ends before it writes ends the waiting.
 */
export async function writeAfterAllRead<T>(
  db: Database,
  { table, writers }: Race<T>,
): Promise<PromiseSettledResult<T>[]> {
  const writing = await db.transaction().execute(async (holder) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(holder)
    const started = writers.map((write) => write())
    const ended = new AbortController()
    for (const one of started) one.catch(() => {}).finally(() => ended.abort())
    while (!ended.signal.aborted) {
      const { rows } = await sql`select from pg_locks
        where relation = ${table}::regclass and not granted`.execute(holder)
      if (rows.length === writers.length) break
      await pause(5)
    }
    return started
  })
  return Promise.allSettled(writing)
}
