// The one writer of the catalogue: neutral records in, one new generation out, all of it or nothing.
import type { Acting } from '@vitrine/domain/access/can'
import type { ShopRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Database } from '#api/db/client.ts'
import { tryCatalogueLock } from '#api/db/notice/catalogue-lock.ts'
import { noteContentChange } from '#api/db/notice/note-content-change.ts'
import { ImportBusy, ImportRefused } from '../problems.ts'
import { createTemporaryTables } from './bulk/temporary-tables.ts'
import { untilEnded } from './bulk/until-ended.ts'
import { writeReviews } from './content/write-reviews.ts'
import { flipGeneration, nextGeneration } from './document/flip-generation.ts'
import { writeDocuments } from './document/write-documents.ts'
import { type ImportReport, toReport } from './import-report.ts'
import { writePaths } from './paths/write-paths.ts'
import { readFeed } from './read-feed.ts'
import { noteMissingParts } from './relations/note-missing-parts.ts'
import { writeBundles } from './relations/write-bundles.ts'
import { writeLinks } from './relations/write-links.ts'
import { noteStock, writeStock } from './relations/write-stock.ts'
import { writeVariants } from './relations/write-variants.ts'
import { keepNamed, keepOthers, retireMissing } from './retire.ts'
import { hasChanges, hasNewContent, type Progress, type Run, startRun } from './run.ts'
import { writeTaxes } from './write-taxes.ts'

export type ImportInput = {
  source: string
  onProgress?: (progress: Progress) => void
  /** Folders with the feed's pictures, remembered so that they are found when asked for. */
  mediaFolders?: readonly string[]
  now?: Date
  /** Who brings it in; the import command when left out. */
  by?: Acting
  /** The feed is a part of the catalogue: what it does not hold stays as it is. */
  isPart?: boolean
  /** By SKU what the feed speaks of, though it could not be taken: it stays as it is. */
  keeps?: readonly string[]
  /** Everything is checked and counted, and taken back. */
  isDryRun?: boolean
  /** Ends it wherever it is; nothing was written then. */
  signal?: AbortSignal
  /** Written with the catalogue, or not at all. */
  beforeCommit?: (db: Database, report: ImportReport) => Promise<void>
}

/** Ends the transaction of a dry run. */
class Rehearsed extends Error {
  readonly report: ImportReport

  constructor(report: ImportReport) {
    super('The import was only tried.')
    this.report = report
  }
}

const BY_COMMAND: Acting = { actor: { kind: 'system', job: 'command:import' }, store: { storeId: 0 } }

/**
 * Attributes and categories stand before the products that name them; everything else may come in any order.
 * The feed is the whole catalogue, unless told otherwise: what it does not hold is retired.
 */
export async function importCatalogue(
  db: Database,
  records: Iterable<ShopRecord> | AsyncIterable<ShopRecord>,
  input: ImportInput,
): Promise<ImportReport> {
  const { by = BY_COMMAND, signal } = input
  assertMay(by, 'catalog:import')
  try {
    return await db.transaction().execute((transaction) => {
      const work = () => write(transaction, records, { ...input, by })
      return signal ? untilEnded({ db, transaction, signal }, work) : work()
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.report
    throw error
  }
}

async function write(
  db: Database,
  records: Iterable<ShopRecord> | AsyncIterable<ShopRecord>,
  { by, now = new Date(), source, onProgress = () => {}, ...input }: ImportInput & { by: Acting },
): Promise<ImportReport> {
  const startedAt = performance.now()
  await prepare(db)
  const run = startRun({ db, source, now, onProgress, isPart: input.isPart })
  await writeTaxes(db)
  await rememberFolders(run, input)
  const { reviews } = await readFeed(run, records)
  await join(run, reviews)
  if (input.isPart) await keepOthers(run)
  else if (input.keeps) await keepNamed(run, input.keeps)
  await retireMissing(run)
  const tell = (generation: number | null) =>
    toReport(run, { generation, ms: Math.round(performance.now() - startedAt) })
  if (input.isDryRun) throw new Rehearsed(tell(null))
  const generation = await publish(run)
  await auditImport({ ...by, db, now: () => now }, run, generation)
  await input.beforeCommit?.(db, tell(generation))
  return tell(generation)
}

function auditImport(ctx: Parameters<typeof audit>[0], run: Run, generation: number | null): Promise<void> {
  const { created, updated, retired } = run.counts.product
  const after = { generation, products: { created, updated, retired } }
  return audit(ctx, { may: 'catalog:import', entity: 'catalogue', id: run.source, after })
}

async function prepare(db: Database): Promise<void> {
  if (!(await tryCatalogueLock(db))) throw new ImportBusy()
  // The limits that guard requests would cut a long import, and compiling its statements costs more than they do.
  await sql`select set_config(name, value, true) from (values ('statement_timeout', '0'),
    ('idle_in_transaction_session_timeout', '0'), ('jit', 'off'), ('work_mem', '64MB'), ('timezone', 'UTC')) as setting(name, value)`.execute(
    db,
  )
  await createTemporaryTables(db)
}

async function rememberFolders(
  run: Run,
  { mediaFolders: folders = [], isPart }: Pick<ImportInput, 'mediaFolders' | 'isPart'>,
): Promise<void> {
  // Goods of the parts before keep their pictures.
  if (!isPart)
    await sql`delete from media_root where source = ${run.source} and folder <> all(${folders})`.execute(
      run.db,
    )
  for (const [position, folder] of folders.entries())
    await sql`insert into media_root as m (folder, source, position) values (${folder}, ${run.source}, ${position})
      on conflict (folder) do update set source = excluded.source, position = excluded.position
      where (m.source, m.position) is distinct from (excluded.source, excluded.position)`.execute(run.db)
}

async function join(run: Run, reviews: Parameters<typeof writeReviews>[1]): Promise<void> {
  run.onProgress({ step: 'joining', done: run.counts.product.given })
  // Without it the database plans for the catalogue as it was before.
  await sql`analyze seen_product, given_child, given_link, given_selection, product, product_text (product_id, language)`.execute(
    run.db,
  )
  await writeVariants(run)
  await writeLinks(run)
  await writeBundles(run)
  await noteMissingParts(run)
  await noteStock(run)
  await writeReviews(run, reviews)
  if (run.problems.count > 0) throw new ImportRefused(run.problems)
}

/** Nothing different in the feed: no new generation, and readers keep what they hold. */
async function publish(run: Run): Promise<number | null> {
  const { rows } = await sql`select from touched_product limit 1`.execute(run.db)
  if (!hasChanges(run) && rows.length === 0) return null
  await writePaths(run.db)
  const generation = await nextGeneration(run.db)
  await writeDocuments(run, generation)
  await writeStock(run)
  await flipGeneration(run.db, generation, run.now)
  if (hasNewContent(run)) await noteContentChange(run.db, ['*'])
  return generation
}
