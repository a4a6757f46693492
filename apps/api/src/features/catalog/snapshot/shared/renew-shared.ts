import type { SharedIndex } from '@vitrine/search/opensearch/open-opensearch'
import { SearchAway } from '@vitrine/search/port'
import type { Database } from '#api/db/client.ts'
import { noteCatalogueChange } from '#api/db/notice/note-catalogue-change.ts'
import type { LoadedSnapshot } from '../load/load-snapshot.ts'
import { renewSnapshot } from '../renew-snapshot.ts'
import { hasAxes, oneProcessAtATime, readAxes, readMark } from './load-shared.ts'
import { orAway } from './or-away.ts'

/** As `renewSnapshot`; undefined also after nobody answered, and where variants differ in something new: all is looked at again. */
export async function renewShared(
  db: Database,
  { index, snapshot, now }: { index: SharedIndex; snapshot: LoadedSnapshot; now: Date },
): Promise<string[] | undefined> {
  if (snapshot.isAway) return undefined
  try {
    return await oneProcessAtATime(db, async () => {
      const { generation, seenChanges, childFields = [] } = snapshot
      if (!hasAxes({ childFields }, await readAxes(db))) return undefined
      const tags = await renewSnapshot(db, snapshot, now)
      if (tags && tags.length > 0) {
        const mark = await readMark(db, seenChanges.newest)
        await index.noteState({ generation, childFields, seen: seenChanges.recent, mark })
      }
      return tags
    })
  } catch (error) {
    if (error instanceof SearchAway) snapshot.isAway = true
    throw error
  }
}

/** Prices that have begun or ended become changes like any other, so that every process hears of them. */
export async function notePricesDue(
  db: Database,
  { index, snapshot, now }: { index: SharedIndex; snapshot: LoadedSnapshot; now: Date },
): Promise<boolean> {
  const ids = await orAway(index.due(now.getTime()))
  if (!ids) return isLost(index, snapshot)
  if (ids.length === 0) return false
  await noteCatalogueChange(db, ids)
  return true
}

/** Whoever has nothing answers as well: a node that came back without its disk waits to be filled, not to be asked again. */
async function isLost(index: SharedIndex, snapshot: LoadedSnapshot): Promise<boolean> {
  const nothing = { isThere: false }
  const found = await orAway(index.readState().then((state) => (state ? { isThere: true } : nothing)))
  if (found === nothing) snapshot.isAway = true
  return found === nothing
}
