// The database: a pool of connections and typed SQL on top. Plain SQL through kysely's `sql` tag is welcome.
import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import { parseWireType } from '#api/db/parse-wire-type.ts'
import type { Schema } from '#api/db/schema.ts'
import { PreparedClient } from '#api/db/statement/prepared-client.ts'
import { noteStatement } from '#api/db/statement/statement-times.ts'
import { currentTracer, faultOf } from '#api/tracing/tracer.ts'

export type Database = Kysely<Schema>

export type DatabaseSettings = {
  connectionString: string
  /** Connections at most; 10 when left out. */
  max?: number
  /** A statement is cut after this long, so that one bad query cannot hold a connection. */
  statementTimeoutMs?: number
  /** Given up on this side after this long, also when the server says nothing at all. */
  answerTimeoutMs?: number
  /** Who waits for a free connection longer than this is refused. */
  connectionTimeoutMs?: number
  onError?: (error: Error) => void
}

/** A connection that serves many is given back far sooner. */
const STUCK_MS = 1_000
type Turnover = { pool: pg.Pool; lastReleaseAt: number }
const turnovers = new WeakMap<Database, Turnover>()

export function createDatabase(settings: DatabaseSettings): Database {
  const pool = new pg.Pool({
    Client: PreparedClient,
    connectionString: settings.connectionString,
    max: settings.max ?? 10,
    statement_timeout: settings.statementTimeoutMs ?? 10_000,
    ...(settings.answerTimeoutMs && { query_timeout: settings.answerTimeoutMs }),
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: settings.connectionTimeoutMs ?? 5_000,
    application_name: 'vitrine',
    types: { getTypeParser: parseWireType },
    // Statements sent together are worked through without waiting for this process between them.
    pipeline: true,
  })
  // A connection that breaks must not end the process, idle or lent out; the next query opens a new one.
  // Nor is it news once the pool closes: a database that stops with the shop says a last word on each.
  const tellBreak = (error: Error) => {
    if (!pool.ending) settings.onError?.(error)
  }
  pool.on('connect', (client) => client.on('error', tellBreak))
  pool.on('error', () => {})
  const turnover = { pool, lastReleaseAt: performance.now() }
  const noteRelease = () => {
    turnover.lastReleaseAt = performance.now()
  }
  // Who takes the first of several connections starts the clock, too.
  pool.on('release', noteRelease).on('acquire', noteRelease)
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: noteEvent,
  })
  turnovers.set(db, turnover)
  return db
}

/** By its text alone: values are no part of it. */
function noteEvent(event: LogEvent): void {
  const { query, queryDurationMillis: ms } = event
  noteStatement(query.sql, ms)
  currentTracer()?.noteStatement(query.sql, ms, event.level === 'error' ? faultOf(event.error) : undefined)
}

/** Whether somebody waits for a connection while none changes hands: stuck queries hold them all. */
export function waitsInVain(db: Database): boolean {
  const turnover = turnovers.get(db)
  if (!turnover || turnover.pool.waitingCount === 0) return false
  return performance.now() - turnover.lastReleaseAt > STUCK_MS
}
