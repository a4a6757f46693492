import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { ShopError } from '#api/errors.ts'

const LOCK_KEY = 7_316_044_202
const LOCK_NOT_AVAILABLE = '55P03'

/** One at a time writes the catalogue, until the end of its transaction. */
export async function tryImportLock(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_xact_lock(${LOCK_KEY}) as mine`.execute(db)
  return rows[0]?.mine ?? false
}

/** Long enough for others who edit, who are done at once; an import takes longer. */
const PATIENCE = '5s'

/** For an edit: those before it are waited for, an import is not. */
export async function waitForCatalogue(db: Database): Promise<void> {
  await sql`select set_config('lock_timeout', ${PATIENCE}, true)`.execute(db)
  try {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(db)
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
    throw new ShopError('CONFLICT', { message: 'IMPORT_RUNNING' })
  }
}
