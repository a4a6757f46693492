import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/**
 * Rows whose ids were read or given out in this very transaction: the database would look each of them up again,
 * which doubles the time of a large import. Where its role may, it trusts us for this one piece of work.
 */
export async function withoutRowChecks<T>(db: Database, work: () => Promise<T>): Promise<T> {
  await setRole(db, 'replica')
  const result = await work()
  await setRole(db, 'origin')
  return result
}

async function setRole(db: Database, role: 'replica' | 'origin'): Promise<void> {
  await sql`select case when has_parameter_privilege('session_replication_role', 'set')
    then set_config('session_replication_role', ${role}, true) end`.execute(db)
}
