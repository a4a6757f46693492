import type { CatalogueWriter } from '@vitrine/search/port'
import { sql } from 'kysely'
import { loadStores } from '#api/commerce/load-stores.ts'
import type { Database } from '#api/db/client.ts'
import { perDatabase } from '#api/db/per-database.ts'
import { loadLexicon, readLexiconVersion } from '#api/features/catalog/snapshot/lexicon/load-lexicon.ts'
import { AnswerCache } from '../answer-cache.ts'
import type { CatalogSnapshot } from '../catalog-snapshot.ts'
import type { ProductCounts } from '../category-tree.ts'
import { PriceClock } from '../price-clock.ts'
import { SeenChanges } from '../seen-changes.ts'
import { type BuildEngine, ENGINE_OPTIONS } from './build-engine.ts'
import { loadDocuments } from './load-documents.ts'
import { loadAttributes, loadCategories, loadSettings, loadTaxRules, readGeneration } from './load-tables.ts'
import { readVersions } from './read-versions.ts'

/** With what only those who bring it up to date may touch. */
export type LoadedSnapshot = CatalogSnapshot & {
  writer: CatalogueWriter
  /** A catalogue beyond this process did not answer: what changed may not be in it. */
  isAway?: boolean
  /** What variants are told apart by, as that catalogue was laid out. */
  childFields?: readonly string[]
  clock: PriceClock
  seenChanges: SeenChanges
}

type Caches = 'counts' | 'lastCounts' | 'answers' | 'editions'

/** All of one generation, read in one transaction so that no import slips in between. */
export function loadSnapshot(db: Database, build: BuildEngine, now: Date): Promise<LoadedSnapshot> {
  return readOnly(db, async (tx) => {
    const tables = await loadTables(tx)
    const clock = new PriceClock()
    const documents = loadDocuments(tx, { ...tables, now, clock })
    const engine = await build(documents, ENGINE_OPTIONS)
    const seenChanges = await loadSeenChanges(tx)
    return { ...tables, ...emptyCaches(db), clock, engine, writer: engine, seenChanges }
  })
}

const lastCountsOf = perDatabase(() => new Map<string, ProductCounts>())

/** What a generation begins with. */
export const emptyCaches = (db: Database): Pick<CatalogSnapshot, Caches> => ({
  counts: new Map(),
  lastCounts: lastCountsOf(db),
  answers: new AnswerCache(),
  editions: new Map(),
})

export async function loadTables(db: Database): Promise<Omit<CatalogSnapshot, 'engine' | Caches>> {
  const categories = await loadCategories(db)
  const attributes = await loadAttributes(db)
  const versions = await readVersions(db)
  const generation = await readGeneration(db)
  return {
    generation,
    laidOut: generation,
    categories,
    categoriesVersion: versions.categories,
    attributes,
    attributesVersion: versions.attributes,
    lexicon: await loadLexicon(db, { categories, attributes }),
    lexiconVersion: await readLexiconVersion(db),
    taxRules: await loadTaxRules(db),
    stores: await loadStores(db),
    settings: await loadSettings(db),
  }
}

/** As one moment saw it, however long it takes to make something of what is read: an index elsewhere is filled in minutes. */
export function readOnly<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return transaction.execute(async (tx) => {
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
    return work(tx)
  })
}

export async function loadSeenChanges(db: Database): Promise<SeenChanges> {
  const rows = await db
    .selectFrom('catalogue_change')
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1_000)
    .execute()
  return new SeenChanges(rows.map(({ seq }) => seq))
}
