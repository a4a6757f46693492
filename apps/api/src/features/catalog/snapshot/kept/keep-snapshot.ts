// Writes the engine of a snapshot to disk when nothing else is going on, so that the next start need not build it.
import { hostname } from 'node:os'
import type { Log } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import type { LoadedSnapshot } from '../load/load-snapshot.ts'
import { aloneWith, readMarks } from './keep-queries.ts'
import { noteOf } from './kept-note.ts'

type Keeping = {
  db: Database
  path: string
  log: Log
  /** What is shown, once nobody is at work on it. */
  atRest(): Promise<LoadedSnapshot | undefined>
}
type State = { generation: number; newest: number }

/** So many changes more or less are soon taken in. */
const WORTH_CHANGES = 500

export function createKeeper({ db, path, log, atRest }: Keeping) {
  const stopping = new AbortController()
  let last: State | undefined
  let running: Promise<boolean> | undefined

  async function write(): Promise<boolean> {
    const newest = (await atRest())?.seenChanges.newest ?? 0
    const marks = await readMarks(db, newest)
    const snapshot = await atRest()
    // Nothing is awaited from here on until the engine has noted what there is of it.
    if (!snapshot?.writer.keep || marks?.generation !== snapshot.generation) return false
    if (snapshot.seenChanges.newest !== newest) return false
    last = { generation: snapshot.generation, newest }
    return snapshot.writer.keep({ path, note: noteOf(snapshot, marks), signal: stopping.signal })
  }

  async function keep(): Promise<boolean> {
    const snapshot = await atRest()
    if (!snapshot || !isWorth(snapshot, last)) return false
    try {
      const isKept = (await aloneWith(db, `${hostname()} ${path}`, write)) ?? false
      if (!isKept) last = undefined
      return isKept
    } catch (err) {
      // A disk that is full is no failure.
      if (!stopping.signal.aborted)
        log.warn({ err, path }, 'the catalogue is not kept on disk: the next start takes longer')
      return false
    }
  }

  return {
    /** False where there is nothing new, the catalogue changed just now, or another process is at it. */
    keep(): Promise<boolean> {
      running ??= keep().finally(() => {
        running = undefined
      })
      return running
    },
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },
  }
}

function isWorth({ generation, seenChanges }: LoadedSnapshot, last: State | undefined): boolean {
  return generation !== last?.generation || seenChanges.newest - last.newest > WORTH_CHANGES
}
