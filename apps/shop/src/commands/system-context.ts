import { loadStores } from '@vitrine/api/commerce/load-stores'
import type { Context } from '@vitrine/api/context'
import type { Database } from '@vitrine/api/db/client'
import { createLogger } from '@vitrine/api/log'
import { makeContext } from '@vitrine/api/routing/make-context'
import type { SystemJob } from '@vitrine/domain/access/system-jobs'
import type { CommandInput } from './with-database.ts'

/** Commands act by their name and may what its row allows, as anybody else may what theirs does. */
export async function systemContext(
  db: Database,
  { settings }: CommandInput,
  job: SystemJob,
): Promise<Context> {
  const stores = await loadStores(db)
  const base = { db, now: () => new Date(), log: createLogger(settings.logLevel), stores: () => stores }
  return makeContext(base, { actor: { kind: 'system', job } })
}
