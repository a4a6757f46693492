import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '@vitrine/postgres/start-cluster'
import pg from 'pg'

// All data fits in memory and nothing waits for a disk: the rival at its best.
const AT_ITS_BEST = {
  shared_buffers: '512MB',
  work_mem: '64MB',
  effective_cache_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
}

/** An embedded database of its own for one rival, gone afterwards. */
export async function withPostgres<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const cluster = await startCluster({ folder, settings: AT_ITS_BEST })
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
