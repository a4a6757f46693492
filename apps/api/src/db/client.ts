// The database: a pool of connections and typed SQL on top. Plain SQL through kysely's `sql` tag is welcome.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { parseWireType } from '#api/db/parse-wire-type.ts'
import { PreparedClient } from '#api/db/prepared-client.ts'
import type { Schema } from '#api/db/schema.ts'

export type Database = Kysely<Schema>

export type DatabaseSettings = {
  connectionString: string
  /** Connections at most; 10 when left out. */
  max?: number
  /** A statement is cut after this long, so that one bad query cannot hold a connection. */
  statementTimeoutMs?: number
  /** Who waits for a free connection longer than this is refused. */
  connectionTimeoutMs?: number
  onError?: (error: Error) => void
}

export function createDatabase(settings: DatabaseSettings): Database {
  const pool = new pg.Pool({
    Client: PreparedClient,
    connectionString: settings.connectionString,
    max: settings.max ?? 10,
    statement_timeout: settings.statementTimeoutMs ?? 10_000,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: settings.connectionTimeoutMs ?? 5_000,
    application_name: 'vitrine',
    types: { getTypeParser: parseWireType },
    // Statements sent together are worked through without waiting for this process between them.
    pipeline: true,
  })
  // A connection that breaks must not end the process, idle or lent out; the next query opens a new one.
  pool.on('connect', (client) => client.on('error', settings.onError ?? (() => {})))
  pool.on('error', () => {})
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
