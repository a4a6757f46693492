import type { Settings } from '@vitrine/api/config'
import { createDatabase, type Database } from '@vitrine/api/db/client'
import { openDatabase } from '../database/open-database.ts'
import { createClosers } from '../stop/closers.ts'
import { listenForStop } from '../stop/listen-for-stop.ts'

export type CommandInput = { settings: Settings; say: (line: string) => void }
type Wish = CommandInput & { besideRunning?: boolean; mustExist?: boolean }

/** A migrated database for one short command, beside a running shop or, where that is not wished, alone; closed in each case. */
export async function withDatabase(
  { settings, say, besideRunning = true, mustExist = false }: Wish,
  work: (db: Database, connectionString: string) => Promise<void>,
): Promise<void> {
  const stop = listenForStop()
  const closers = createClosers(() => {})
  try {
    const { connectionString } = await openDatabase({ settings, closers, say, besideRunning, mustExist })
    const db = createDatabase({ connectionString, max: 4 })
    // A stop must not wait for the work: its connection breaks, and the database takes the work back.
    closers.add(() => (stop.isStopping() ? undefined : db.destroy()))
    await Promise.race([work(db, connectionString), stop.requested])
    stop.check()
  } finally {
    await closers.closeAll()
  }
}
