import type { SharedIndex } from '@vitrine/search/opensearch/open-opensearch'
import type { Database } from '#api/db/client.ts'
import { type BuildEngine, type LoadedSnapshot, loadSnapshot } from '../load/load-snapshot.ts'
import { type TakenOver, takeOver } from '../renew/take-over.ts'
import { renewSnapshot } from '../renew-snapshot.ts'
import { loadShared } from './load-shared.ts'
import { notePricesDue, renewShared } from './renew-shared.ts'

export type SourceDeps = {
  db: Database
  buildEngine: BuildEngine
  /** A catalogue beyond this process, instead of one in memory. */
  sharedIndex?: SharedIndex | undefined
  now: () => Date
}

/** How snapshots come to be and stay true: by an engine in memory, or by an index many processes share. */
export type SnapshotSource = {
  isShared: boolean
  load(): Promise<LoadedSnapshot>
  /** The next generation, made of this one; undefined when all must be loaded anew. */
  takeOver(snapshot: LoadedSnapshot): Promise<TakenOver | undefined>
  /** Tags of what changed; undefined when all must be loaded anew. */
  renew(snapshot: LoadedSnapshot): Promise<string[] | undefined>
  /** Whether there is anything to take in that no write tells of. */
  isBehind(snapshot: LoadedSnapshot): Promise<boolean>
}

export function sourceOf({ db, buildEngine, sharedIndex: index, now }: SourceDeps): SnapshotSource {
  const isDue = ({ clock }: LoadedSnapshot) => clock.due(now().getTime()).length > 0
  if (!index)
    return {
      isShared: false,
      load: () => loadSnapshot(db, buildEngine, now()),
      takeOver: (snapshot) => takeOver(db, snapshot, now()),
      renew: (snapshot) => renewSnapshot(db, snapshot, now()),
      isBehind: async (snapshot) => isDue(snapshot),
    }
  return {
    isShared: true,
    load: () => loadShared(db, index, now()),
    takeOver: async () => undefined,
    renew: (snapshot) => renewShared(db, { index, snapshot, now: now() }),
    isBehind: async (snapshot) =>
      snapshot.isAway || isDue(snapshot) || (await notePricesDue(db, { index, now: now() })),
  }
}
