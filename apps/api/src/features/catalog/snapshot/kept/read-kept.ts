// A start reads the engine a process before it has written, and takes in what has changed since; where that cannot be, the
// catalogue is read from the database as ever.
import type { CatalogueEngine, EngineOptions } from '@vitrine/search/port'
import type { Log } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { loadLexicon } from '../lexicon/load-lexicon.ts'
import { ENGINE_OPTIONS } from '../load/build-engine.ts'
import { emptyCaches, type LoadedSnapshot, loadTables } from '../load/load-snapshot.ts'
import { PriceClock } from '../price-clock.ts'
import { renewSnapshot } from '../renew-snapshot.ts'
import { SeenChanges } from '../seen-changes.ts'
import { codeStamp } from './code-stamp.ts'
import { countChangesAfter, readMarks } from './keep-queries.ts'
import { isPricedAs, type KeptNote, toldBy } from './kept-note.ts'

export type KeptEngine = CatalogueEngine & { numbers(field: string): Map<number, number> }
export type ReadEngine = (
  path: string,
  options: EngineOptions,
  isWanted: (note: Record<string, unknown>) => Promise<boolean>,
) => Promise<{ engine: KeptEngine; note: Record<string, unknown> } | undefined>

export type Kept = { path: string; read: ReadEngine }
type Reading = { db: Database; kept: Kept; now: Date; log: Log }

/** Reading all products anew is quicker than taking in more changes than these. */
const MOST_CHANGES = 5_000

/** Undefined where there is none that this database and this program can go on with. */
export async function readKept(reading: Reading): Promise<LoadedSnapshot | undefined> {
  const { kept, log } = reading
  try {
    return await goOn(reading)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.warn({ err: error, path: kept.path }, 'the catalogue on disk cannot be read')
    return undefined
  }
}

async function goOn({ db, kept, now }: Reading): Promise<LoadedSnapshot | undefined> {
  const found = await kept.read(kept.path, ENGINE_OPTIONS, (note) => isOf(db, note as KeptNote))
  if (!found) return undefined
  const { engine } = found
  const note = found.note as KeptNote
  const tables = await loadTables(db)
  if (tables.generation !== note.marks.generation || !isPricedAs(note, tables)) return undefined
  const told = toldBy(note)
  const snapshot: LoadedSnapshot = {
    ...{ ...tables, ...told, ...emptyCaches(db), engine, writer: engine },
    lexicon: await loadLexicon(db, told),
    clock: new PriceClock(engine.numbers('price_edge')),
    seenChanges: new SeenChanges(note.seen),
  }
  return (await renewSnapshot(db, snapshot, now)) && snapshot
}

/** The same program wrote it, of this generation, and the last change in it is one of this database. */
async function isOf(db: Database, { code, marks, newestSeq }: KeptNote): Promise<boolean> {
  const here = await readMarks(db, newestSeq)
  if (code !== codeStamp() || JSON.stringify(here) !== JSON.stringify(marks)) return false
  return (await countChangesAfter(db, newestSeq)) <= MOST_CHANGES
}
