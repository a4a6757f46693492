import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/**
 * Sends statements without waiting for the answer of each, so that the database goes from one to the next by itself.
 * Answers their rows.
 */
async function sendTogether<Row>(db: Database, statements: readonly RawBuilder<Row>[]): Promise<Row[][]> {
  const queries = statements.map((statement) => statement.compile(db))
  const outcomes = await db
    .getExecutor()
    .provideConnection((connection) =>
      Promise.allSettled(queries.map((query) => connection.executeQuery<Row>(query, {}))),
    )
  return outcomes.map((outcome) => {
    // What follows a failure fails because of it; the first tells why.
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value.rows
  })
}

/**
 * Rows whose ids were read or given out in this very transaction: the database would look each of them up again,
 * which doubles the time of a large import. Where its role may, it trusts us for these statements.
 */
export async function withoutRowChecks<Row>(
  db: Database,
  statements: readonly RawBuilder<Row>[],
): Promise<Row[][]> {
  const answers = await sendTogether(db, [setRole('replica'), ...statements, setRole('origin')])
  return answers.slice(1, -1)
}

function setRole(role: 'replica' | 'origin'): RawBuilder<never> {
  return sql<never>`select case when has_parameter_privilege('session_replication_role', 'set')
    then set_config('session_replication_role', ${role}, true) end`
}
