// A catalogue that lies beyond this process: filled by the first process that comes, asked by all.
import type { SharedIndex } from '@vitrine/search/opensearch/open-opensearch'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { AnswerCache } from '../answer-cache.ts'
import type { CatalogSnapshot } from '../catalog-snapshot.ts'
import { loadDocuments } from '../load/load-documents.ts'
import { type LoadedSnapshot, loadSeenChanges, loadTables, readOnly } from '../load/load-snapshot.ts'
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
      const childFields = await readAxes(tx)
      const seen = await orAway(seenOf(tx, { index, tables, childFields, now }))
      const engine = index.engine(childFields)
      const fresh = { counts: new Map(), answers: new AnswerCache(), editions: new Map() }
      return {
        ...{ ...tables, ...fresh, engine, writer: engine, clock: new PriceClock() },
        ...{ seenChanges: seen ?? new SeenChanges([]), isAway: seen === undefined },
      }
    }),
  )
}

type Filling = {
  index: SharedIndex
  tables: Pick<CatalogSnapshot, 'generation' | 'categories' | 'attributes' | 'taxRules' | 'settings'>
  childFields: readonly string[]
  now: Date
}

/** What is in, once this generation is; changes the index has missed for too long fill it anew. */
async function seenOf(db: Database, { index, tables, childFields, now }: Filling): Promise<SeenChanges> {
  const { generation } = tables
  const state = await index.readState()
  const newest = Math.max(0, ...(state?.seen ?? []))
  if (state?.generation === generation && newest >= (await readSweptTo(db)))
    return new SeenChanges(state.seen)
  const documents = loadDocuments(db, { ...tables, now, clock: new PriceClock() })
  await index.fill(documents, { childFields, name: `${generation}-${now.getTime()}` })
  const seen = await loadSeenChanges(db)
  await index.noteState({ generation, seen: seen.recent })
  return seen
}

async function readAxes(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('product_axis')
    .innerJoin('attribute', 'attribute.attribute_id', 'product_axis.attribute_id')
    .select('code')
    .distinct()
    .execute()
  return rows.map(({ code }) => code)
}
