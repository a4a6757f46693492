import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

const LOCK_KEY = 7_316_044_202

/** One at a time writes the catalogue, until the end of its transaction. */
export async function tryImportLock(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_xact_lock(${LOCK_KEY}) as mine`.execute(db)
  return rows[0]?.mine ?? false
}
