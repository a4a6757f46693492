import type { RawBuilder } from 'kysely'
import type { Database } from '#api/db/client.ts'

/**
 * Sends statements without waiting for the answer of each, so that the database goes from one to the next by itself.
 * Answers their rows.
 */
export async function sendTogether<Row>(
  db: Database,
  statements: readonly RawBuilder<Row>[],
): Promise<Row[][]> {
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
