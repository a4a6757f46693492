import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

const LOCK_KEY = 7_316_044_360

/**
 * One worker of all processes at a time. The lock is its connection's: it goes when the process dies, however it dies, and
 * whoever gets it next knows that nobody works on what stands as under way. Undefined where another has it.
 */
export function withRunLock<T>(db: Database, work: () => Promise<T>): Promise<T | undefined> {
  return db.connection().execute(async (held) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${LOCK_KEY}) as mine`.execute(
      held,
    )
    if (!rows[0]?.mine) return undefined
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(held)
    }
  })
}
