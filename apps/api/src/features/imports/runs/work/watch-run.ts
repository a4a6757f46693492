import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'
import type { Progress } from '../../writer/run.ts'

/** Somebody has called it off. */
export class Canceled extends Error {}
/** The shop stops; another start goes on with it. */
export class Interrupted extends Error {}

const TICK_MS = 400

export type Watch = {
  /** Throws once the work is to end. */
  assertWanted: () => void
  /** So far it has come. Throws once the work is to end. */
  note: (progress: Progress) => void
  of: <T>(records: Iterable<T>) => Generator<T>
  /** Aborted once the work is to end, whatever it waits for. */
  signal: AbortSignal
  /** What it failed of: that it was to end, or else what was thrown. */
  reasonOf: (error: unknown) => unknown
  stop: () => Promise<void>
}

type Watched = { db: Database; id: number; signal: AbortSignal; total: () => number }

/** Tells how far it has come, and hears that it is called off, on a connection beside the transaction. */
export function watchRun({ db, id, signal, total }: Watched): Watch {
  let latest: Progress | undefined
  const off = new AbortController()
  let telling: Promise<void> = Promise.resolve()
  const whyEnded = () => {
    if (off.signal.aborted) return new Canceled()
    return signal.aborted ? new Interrupted() : undefined
  }
  const assertWanted = () => {
    const why = whyEnded()
    if (why) throw why
  }
  async function tell(): Promise<void> {
    const progress = latest && {
      total: null,
      ...(latest.step === 'reading' && { total: total() }),
      ...latest,
    }
    latest = undefined
    const { rows } = await sql<{ state: string }>`update import_run
      set progress = coalesce(${progress ? json(progress) : null}, progress)
      where run_id = ${id} and state in ('running', 'canceling') returning state`.execute(db)
    if (rows[0]?.state === 'canceling') off.abort()
  }
  // A line that breaks here does not end the import: what counts is asked again inside its transaction.
  const timer = setInterval(() => {
    telling = telling.then(tell).catch(() => {})
  }, TICK_MS)
  return {
    assertWanted,
    note(progress) {
      latest = progress
      assertWanted()
    },
    *of(records) {
      for (const record of records) {
        assertWanted()
        yield record
      }
    },
    signal: AbortSignal.any([signal, off.signal]),
    reasonOf: (error) => whyEnded() ?? error,
    async stop() {
      clearInterval(timer)
      await telling
    },
  }
}
