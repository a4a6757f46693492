import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

const AGAIN_MS = 100

type Ending = { db: Database; transaction: Database; signal: AbortSignal }

/**
 * Once told to end, the work of a transaction waits for no statement that takes long: the database is asked to give it up,
 * and the next one, until the work has thrown. Nothing of it is asked any more when its connection is another's.
 */
export async function untilEnded<T>({ db, transaction, signal }: Ending, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
  let isOver = false
  async function giveUp(): Promise<void> {
    while (!isOver) {
      // One that fails is asked again; the work looks by itself between its statements.
      await sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(db).catch(() => {})
      if (!isOver) await pause(AGAIN_MS)
    }
  }
  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= giveUp()
  }
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  try {
    return await work()
  } finally {
    isOver = true
    signal.removeEventListener('abort', end)
    await ending
  }
}
