import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** By what a catalogue on disk is known for a part of this database's history. */
export type Marks = { generation: number; changedAt: string; newest: string | null }

/** Of the generation there is, and of the change with this number; null where there is none. */
export async function readMarks(db: Database, newestSeq: number): Promise<Marks | undefined> {
  const { rows } = await sql<Marks>`
    select current as generation, changed_at::text as "changedAt",
      (select concat_ws(' ', seq, product_id, at) from catalogue_change where seq = ${newestSeq}) as newest
    from catalogue_generation`.execute(db)
  return rows[0]
}

export async function countChangesAfter(db: Database, seq: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from catalogue_change where seq > ${seq}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Undefined where another process of this folder is at work on the same. */
export async function aloneWith<T>(
  db: Database,
  what: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('kept catalogue'), hashtext(${what})) as mine`.execute(tx)
    return rows[0]?.mine ? work() : undefined
  })
}
