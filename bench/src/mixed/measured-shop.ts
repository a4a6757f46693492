// The demo shop by one process or several, with its processor time told apart from its database's.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findRunningCluster } from '@vitrine/postgres/find-running-cluster'
import pg from 'pg'
import { startShop } from '../../../e2e/src/start-shop.ts'
import { processorMsOf } from '../processor-time.ts'
import { ensureStorefrontBuilt } from '../shop-pages.ts'
import { startEnvironment } from '../start-options.ts'

export type Spent = { shopMs: number; databaseMs: number }
export type MeasuredShop = {
  url: string
  pid: number | undefined
  databaseUrl: string
  dataDir: string
  pool: pg.Pool
  /** Processor time since it was started. */
  spent(): Spent
  stop(): Promise<void>
}

/** Commits a second of a shop nobody asks anything. */
const QUIET_COMMITS = 30
const QUIET_SECONDS = 5
const MOST_SECONDS = 180

type Measured = { processes: number; dataDir?: string; env?: Record<string, string> }

export async function openMeasuredShop({ processes, dataDir, env }: Measured): Promise<MeasuredShop> {
  // A shop without its bundle makes one beside what it answers, in a process whose time would count as the shop's.
  ensureStorefrontBuilt()
  const shop = await startShop({
    ...(dataDir !== undefined && { dataDir }),
    env: { ...startEnvironment(), ...env },
    args: processes > 1 ? ['--workers', String(processes)] : [],
  })
  const cluster = findRunningCluster(shop.dataDir)
  if (!cluster) throw new Error('the shop runs without its database')
  const databaseUrl = cluster.urlOf('vitrine')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  // The database may be gone before the last connection has said good-bye.
  pool.on('connect', (client) => void client.on('error', () => {}))
  pool.on('error', () => {})
  await untilQuiet(pool)
  const postmaster = Number(
    readFileSync(join(shop.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
  )
  return {
    url: shop.url,
    pid: shop.pid,
    databaseUrl,
    dataDir: shop.dataDir,
    pool,
    spent() {
      const databaseMs = processorMsOf(postmaster)
      return { shopMs: processorMsOf(shop.pid ?? 0) - databaseMs, databaseMs }
    },
    async stop() {
      await pool.end()
      await shop.stop({ keepData: dataDir !== undefined })
    },
  }
}

/** A new shop is open while what its people did so far is still being written: that is no part of a request. */
async function untilQuiet(pool: pg.Pool): Promise<void> {
  const end = performance.now() + MOST_SECONDS * 1_000
  for (let quiet = 0, before = 0; quiet < QUIET_SECONDS && performance.now() < end; quiet += 1) {
    await pause(1_000)
    const { rows } = await pool.query<{ commits: string; unsent: string }>(
      `select (select xact_commit from pg_stat_database where datname = current_database()) as commits,
        (select count(*) from outbox where sent_at is null and failed_at is null) as unsent`,
    )
    const { commits = 0, unsent = 0 } = rows[0] ?? {}
    if (Number(commits) - before > QUIET_COMMITS || Number(unsent) > 0) quiet = -1
    before = Number(commits)
  }
}

export const since = (now: Spent, before: Spent): Spent => ({
  shopMs: now.shopMs - before.shopMs,
  databaseMs: now.databaseMs - before.databaseMs,
})
