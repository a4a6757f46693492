import pg from 'pg'
import type { Cluster } from './start-cluster.ts'

/** Creates the database when it is not there yet. */
export async function ensureDatabase(cluster: Pick<Cluster, 'urlOf'>, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') })
  // A server that ends in between fails the statement under way, and nothing else.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  return cluster.urlOf(name)
}
