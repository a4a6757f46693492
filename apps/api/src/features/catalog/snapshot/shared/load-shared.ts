// A catalogue that lies beyond this process: filled by the first process that comes, asked by all.
import type { IndexState, SharedIndex } from '@vitrine/search/opensearch/open-opensearch'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { CatalogSnapshot } from '../catalog-snapshot.ts'
import { readMarks } from '../kept/keep-queries.ts'
import { loadDocuments } from '../load/load-documents.ts'
import {
  emptyCaches,
  type LoadedSnapshot,
  loadSeenChanges,
  loadTables,
  readOnly,
} from '../load/load-snapshot.ts'
import { PriceClock } from '../price-clock.ts'
import { SeenChanges } from '../seen-changes.ts'
import { readSweptTo } from '../sweep-changes.ts'
import { orAway } from './or-away.ts'

/** Of all processes on this database, one at a time. */
export function oneProcessAtATime<T>(db: Database, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (lock) => {
    // Filling takes minutes, for whoever does it and whoever waits.
    await sql`select set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(lock)
    await sql`select pg_advisory_xact_lock(hashtext('catalogue index'))`.execute(lock)
    return work()
  })
}

export function loadShared(db: Database, index: SharedIndex, now: Date): Promise<LoadedSnapshot> {
  return oneProcessAtATime(db, () =>
    readOnly(db, async (tx) => {
      const tables = await loadTables(tx)
      const axes = await readAxes(tx)
      const state = await orAway(stateOf(tx, { index, tables, axes, now }))
      const childFields = state?.childFields ?? axes
      const engine = index.engine(childFields)
      return {
        ...{ ...tables, ...emptyCaches(db), engine, writer: engine, childFields, clock: new PriceClock() },
        ...{ seenChanges: new SeenChanges(state?.seen ?? []), isAway: state === undefined },
      }
    }),
  )
}

type Filling = {
  index: SharedIndex
  tables: Pick<
    CatalogSnapshot,
    'generation' | 'categories' | 'attributes' | 'taxRules' | 'stores' | 'settings'
  >
  /** What variants are told apart by now. */
  axes: readonly string[]
  now: Date
}

/**
 * What is in, once this generation is. Changes it has missed for too long fill an index anew, and so do a new axis and a
 * database that is not the one it was filled from.
 */
async function stateOf(db: Database, { index, tables, axes, now }: Filling): Promise<IndexState> {
  const { generation } = tables
  const state = await index.readState()
  const newest = Math.max(0, ...(state?.seen ?? []))
  const isWhole = state?.generation === generation && hasAxes(state, axes)
  const isOurs = state?.mark === (await readMark(db, newest))
  if (isWhole && isOurs && newest >= (await readSweptTo(db))) return state
  const documents = loadDocuments(db, { ...tables, now, clock: new PriceClock() })
  await index.fill(documents, { childFields: axes, name: `${generation}-${now.getTime()}` })
  const seen = await loadSeenChanges(db)
  const filled = { generation, childFields: axes, seen: seen.recent, mark: await readMark(db, seen.newest) }
  await index.noteState(filled)
  return filled
}

/** A database brought back has gone on from an earlier day: what was filled since would hide the changes that get its numbers. */
export async function readMark(db: Database, newestSeq: number): Promise<string> {
  return JSON.stringify(await readMarks(db, newestSeq))
}

/** One that no variant is told apart by any more does no harm. */
export function hasAxes({ childFields }: Pick<IndexState, 'childFields'>, axes: readonly string[]): boolean {
  return axes.every((axis) => childFields.includes(axis))
}

export async function readAxes(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('product_axis')
    .innerJoin('attribute', 'attribute.attribute_id', 'product_axis.attribute_id')
    .select('code')
    .distinct()
    .execute()
  return rows.map(({ code }) => code)
}
