import { findRunningCluster } from '@vitrine/postgres/find-running-cluster'
import { PgBoss } from 'pg-boss'
import { expect } from 'vitest'

/** A job of a running shop now instead of at its time: put into its queue beside it, as any of its processes may. */
export async function runJob(dataDir: string, job: string): Promise<void> {
  // A shop that has just started takes part in the jobs a moment later.
  await expect.poll(() => send(dataDir, job), { timeout: 45_000 }).toBe('sent')
}

async function send(dataDir: string, job: string): Promise<string> {
  const cluster = findRunningCluster(dataDir)
  if (!cluster) return `no database runs in ${dataDir}`
  const boss = new PgBoss({
    connectionString: cluster.urlOf('vitrine'),
    ...{ createSchema: false, migrate: false, supervise: false, schedule: false, max: 1 },
  })
  try {
    await boss.start()
    await boss.send('jobs', { job }, { singletonKey: job })
    return 'sent'
  } catch (error) {
    return String(error)
  } finally {
    await boss.stop({ graceful: false })
  }
}
