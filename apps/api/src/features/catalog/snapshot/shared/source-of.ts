import type { SharedIndex } from '@vitrine/search/opensearch/open-opensearch'
import type { Log } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { type Kept, readKept } from '../kept/read-kept.ts'
import type { BuildEngine } from '../load/build-engine.ts'
import { type LoadedSnapshot, loadSnapshot } from '../load/load-snapshot.ts'
import { type TakenOver, takeOver } from '../renew/take-over.ts'
import { renewSnapshot } from '../renew-snapshot.ts'
import { loadShared } from './load-shared.ts'
import { notePricesDue, renewShared } from './renew-shared.ts'

export type SourceDeps = {
  db: Database
  buildEngine: BuildEngine
  /** A catalogue beyond this process, instead of one in memory. */
  sharedIndex?: SharedIndex | undefined
  /** Where an engine in memory is kept from one start to the next. */
  kept?: Kept
  log: Log
  now: () => Date
}

/** How snapshots come to be and stay true: by an engine in memory, or by an index many processes share. */
export type SnapshotSource = {
  isShared: boolean
  /** The first one of this process. */
  open(): Promise<LoadedSnapshot>
  load(): Promise<LoadedSnapshot>
  /** The next generation, made of this one; undefined when all must be loaded anew. */
  takeOver(snapshot: LoadedSnapshot): Promise<TakenOver | undefined>
  /** Tags of what changed; undefined when all must be loaded anew. */
  renew(snapshot: LoadedSnapshot): Promise<string[] | undefined>
  /** Whether there is anything to take in that no write tells of. */
  isBehind(snapshot: LoadedSnapshot): Promise<boolean>
}

export function sourceOf({
  db,
  buildEngine,
  sharedIndex: index,
  kept,
  log,
  now,
}: SourceDeps): SnapshotSource {
  const isDue = ({ clock }: LoadedSnapshot) => clock.due(now().getTime()).length > 0
  if (!index) {
    const load = () => loadSnapshot(db, buildEngine, now())
    return {
      isShared: false,
      open: async () => (kept && (await readKept({ db, kept, log, now: now() }))) ?? load(),
      load,
      takeOver: (snapshot) => takeOver(db, snapshot, now()),
      renew: (snapshot) => renewSnapshot(db, snapshot, now()),
      isBehind: async (snapshot) => isDue(snapshot),
    }
  }
  return {
    isShared: true,
    open: () => loadShared(db, index, now()),
    load: () => loadShared(db, index, now()),
    takeOver: async () => undefined,
    renew: (snapshot) => renewShared(db, { index, snapshot, now: now() }),
    isBehind: async (snapshot) =>
      snapshot.isAway || isDue(snapshot) || (await notePricesDue(db, { index, snapshot, now: now() })),
  }
}
