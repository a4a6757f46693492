import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { isLockTimeout } from '#api/db/database-error.ts'
import { ShopError } from '#api/errors.ts'

const LOCK_KEY = 7_316_044_202

/** One at a time writes the catalogue, until the end of its transaction; false: somebody does. */
export async function tryCatalogueLock(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_xact_lock(${LOCK_KEY}) as mine`.execute(db)
  return rows[0]?.mine ?? false
}

/** Long enough for others who edit, who are done at once; an import takes longer. */
const PATIENCE = '5s'

/** For an edit: those before it are waited for, an import is not. */
export async function waitForCatalogue({ db }: { db: Database }): Promise<void> {
  await sql`select set_config('lock_timeout', ${PATIENCE}, true)`.execute(db)
  try {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(db)
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    throw new ShopError('CONFLICT', { message: 'IMPORT_RUNNING' })
  }
}
