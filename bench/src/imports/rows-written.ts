import { startCluster } from '@vitrine/postgres/start-cluster'
import pg from 'pg'

/** How many rows of the catalogue a piece of work on this folder's database wrote; who did it is written down all the same. */
export async function rowsWritten(dataDir: string, work: () => Promise<void>): Promise<number> {
  const since = await withClient(dataDir, async (client) => {
    const { rows } = await client.query('select pg_snapshot_xmax(pg_current_snapshot())::text as next')
    return rows[0].next as string
  })
  await work()
  return withClient(dataDir, (client) => countSince(client, since))
}

async function countSince(client: pg.Client, since: string): Promise<number> {
  const { rows: tables } = await client.query(
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'audit'`,
  )
  let written = 0
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select count(*)::int as fresh from ${name} where xmin::text::bigint >= $1::bigint`,
      [since],
    )
    written += rows[0].fresh
  }
  return written
}

async function withClient<T>(dataDir: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const cluster = await startCluster({ folder: dataDir })
  const client = new pg.Client({ connectionString: cluster.urlOf('vitrine') })
  try {
    await client.connect()
    return await ask(client)
  } finally {
    await client.end()
    await cluster.stop()
  }
}
