import { findRunningCluster } from '@vitrine/postgres/find-running-cluster'
import pg from 'pg'

/** Looks into the database of a running shop, beside the shop itself. */
export async function readRows<Row extends object>(
  dataDir: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const cluster = findRunningCluster(dataDir)
  if (!cluster) throw new Error(`no database runs in ${dataDir}`)
  const client = new pg.Client({ connectionString: cluster.urlOf('vitrine') })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
