import { loadStores } from '@vitrine/api/commerce/load-stores'
import { createDatabase } from '@vitrine/api/db/client'
import { loadSecret, sessionKeys, signInAs } from '@vitrine/api/features/sessions/index'
import { createLogger } from '@vitrine/api/log'
import { makeContext } from '@vitrine/api/routing/make-context'
import type { Role } from '@vitrine/domain/access/roles'
import { findRunningCluster } from '@vitrine/postgres/find-running-cluster'

type Whom = { email: string; roles?: readonly Role[] }

/** What `shop session` does, without a process of its own: those took a good part of the time of all stories. */
export async function openSession(dataDir: string, whom: Whom) {
  const cluster = findRunningCluster(dataDir)
  if (!cluster) throw new Error(`no database runs in ${dataDir}`)
  const db = createDatabase({ connectionString: cluster.urlOf('vitrine'), max: 1 })
  try {
    const stores = await loadStores(db)
    const base = { db, stores: () => stores, now: () => new Date(), log: createLogger('warn') }
    const ctx = makeContext(base, { actor: { kind: 'system', job: 'command:session' } })
    return await signInAs(ctx, sessionKeys(loadSecret(dataDir)), whom)
  } finally {
    await db.destroy()
  }
}
