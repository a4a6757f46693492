import type { Settings } from '@vitrine/api/config'
import { createClosers } from '../closers.ts'
import { openDatabase } from '../database/open-database.ts'

export async function runMigrate(settings: Settings, say: (line: string) => void): Promise<void> {
  const closers = createClosers(() => {})
  try {
    await openDatabase({ settings, closers, say, besideRunning: true })
    say('The database is up to date.')
  } finally {
    await closers.closeAll()
  }
}
