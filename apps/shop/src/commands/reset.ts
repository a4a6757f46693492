import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findRunningCluster } from '@vitrine/postgres/find-running-cluster'
import { takeFolder } from '../database/take-folder.ts'
import { assertNothingElse, ExpectedFailure } from '../expected-failure.ts'
import type { CommandInput } from './with-database.ts'

const HERE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Throws the data folder's own database away, for a fresh demo shop at the next start. Nobody's real shop. */
export async function runReset({ settings, say }: CommandInput, args: readonly string[]): Promise<void> {
  assertNothingElse('reset', args)
  const { dataDir, databaseUrl, publicUrl } = settings
  if (databaseUrl)
    throw new ExpectedFailure('DATABASE_URL names a database of its own; this does not touch it.')
  if (!HERE.has(new URL(publicUrl).hostname)) {
    throw new ExpectedFailure(`A shop that is open at ${publicUrl} is not reset.`)
  }
  const unlock = takeFolder(dataDir)
  try {
    if (findRunningCluster(dataDir)) {
      throw new ExpectedFailure(`The database in ${dataDir} still runs; start the shop once and stop it.`)
    }
    rmSync(join(dataDir, 'postgres'), { recursive: true, force: true })
    say('The database is gone; the next start makes the demo shop anew.')
  } finally {
    unlock()
  }
}
