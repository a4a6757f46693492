// The demo shop by one process or several, with its processor time told apart from its database's.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRunningCluster } from '@vitrine/postgres/find-running-cluster'
import pg from 'pg'
import { startShop } from '../../../e2e/src/start-shop.ts'
import { processorMsOf } from '../processor-time.ts'
import { startEnvironment } from '../start-options.ts'

export type Spent = { shopMs: number; databaseMs: number }
export type MeasuredShop = {
  url: string
  pid: number | undefined
  pool: pg.Pool
  /** Processor time since it was started. */
  spent(): Spent
  stop(): Promise<void>
}

type Measured = { processes: number; dataDir?: string; env?: Record<string, string> }

export async function openMeasuredShop({ processes, dataDir, env }: Measured): Promise<MeasuredShop> {
  const shop = await startShop({
    ...(dataDir !== undefined && { dataDir }),
    env: { ...startEnvironment(), ...env },
    args: processes > 1 ? ['--workers', String(processes)] : [],
  })
  const cluster = findRunningCluster(shop.dataDir)
  if (!cluster) throw new Error('the shop runs without its database')
  const pool = new pg.Pool({ connectionString: cluster.urlOf('vitrine'), max: 4 })
  // The database may be gone before the last connection has said good-bye.
  pool.on('connect', (client) => void client.on('error', () => {}))
  pool.on('error', () => {})
  const postmaster = Number(
    readFileSync(join(shop.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
  )
  return {
    url: shop.url,
    pid: shop.pid,
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

export const since = (now: Spent, before: Spent): Spent => ({
  shopMs: now.shopMs - before.shopMs,
  databaseMs: now.databaseMs - before.databaseMs,
})
