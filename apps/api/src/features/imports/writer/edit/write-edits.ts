// Single products written by hand, by the same statements as a feed: only their rows, and only their documents.
import { customerIdOf } from '@vitrine/domain/access/actor'
import type { LinkRecord, ProductRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { ImportRefused } from '../../problems.ts'
import { createTemporaryTables } from '../bulk/temporary-tables.ts'
import { withoutRowChecks } from '../bulk/without-row-checks.ts'
import { renewDocuments } from '../document/renew-documents.ts'
import { writePaths } from '../paths/write-paths.ts'
import { detailStatements, type Stored } from '../products/detail-tables.ts'
import { noteStatements } from '../products/note-relations.ts'
import { prepareProducts } from '../products/prepare-products.ts'
import { writeCustomOptions } from '../products/write-custom-options.ts'
import { rowStatements } from '../products/write-products.ts'
import { learnTaxClasses } from '../read-feed.ts'
import { writeBundles } from '../relations/write-bundles.ts'
import { writeVariants } from '../relations/write-variants.ts'
import { type Run, STAFF_SOURCE, startRun } from '../run.ts'
import { learnAttributes } from '../write-attributes.ts'
import { withDatesOfTexts } from './dates-of-texts.ts'
import { writeEditedLinks } from './write-edited-links.ts'

export type ProductEdit = {
  record: ProductRecord
  /** All of them; left out, they stay. */
  links?: readonly LinkRecord[]
  /** What of the record was written by hand; a feed leaves it alone from now on. */
  parts: readonly string[]
}

/** In a transaction that holds the catalogue (`waitForCatalogue`). Answers the ids, in the order of the edits. */
export async function writeEdits(ctx: Context, edits: readonly ProductEdit[]): Promise<number[]> {
  const { db } = ctx
  await createTemporaryTables(db)
  const run = startRun({ db, source: STAFF_SOURCE, now: ctx.now(), onProgress: () => {} })
  await learn(run)
  const prepared = prepareProducts(
    run,
    edits.map(({ record }) => record),
  )
  if (run.problems.count > 0) throw new ImportRefused(run.problems)
  const stored = (await prepared.known).map(({ product_id, is_new }, at): Stored & { edit: ProductEdit } => {
    const edit = edits[at] as ProductEdit
    return { id: product_id, isNew: is_new, record: edit.record, edit }
  })
  const ids = stored.map(({ id }) => id)
  await withDatesOfTexts(db, ids, () => write(run, stored))
  for (const { id, edit } of stored) await writeEditedLinks(db, id, edit.links)
  await note(ctx, stored)
  await writePaths(db, { ofSeen: true })
  await renewDocuments(db, [...ids, ...(await variantsOf(run, ids))])
  return ids
}

async function learn(run: Run): Promise<void> {
  await learnTaxClasses(run)
  await learnAttributes(run)
  const rows = await run.db.selectFrom('category').select(['key', 'category_id']).execute()
  for (const { key, category_id } of rows) run.categoryIds.set(key, category_id)
}

async function write(run: Run, stored: readonly Stored[]): Promise<void> {
  await withoutRowChecks(run.db, [
    ...rowStatements(run, stored),
    ...detailStatements(run, stored),
    ...noteStatements(stored),
  ])
  await writeCustomOptions(run, stored)
  await writeVariants(run)
  await writeBundles(run)
}

/** What is on sale again though no feed knows it any more is the shop's own from now on. */
async function note({ db, now, actor }: Context, stored: readonly { id: number; edit: ProductEdit }[]) {
  const ids = stored.map(({ id }) => id)
  await sql`update product set missing_parts = '{}' where product_id = any(${ids}::bigint[])
    and missing_parts <> '{}'`.execute(db)
  await sql`insert into import_product (product_id, source, fingerprint)
    select product_id, ${STAFF_SOURCE}, '' from product where product_id = any(${ids}::bigint[])
    on conflict do nothing`.execute(db)
  for (const { id, edit } of stored)
    await sql`
      insert into product_edit as e (product_id, parts, edited_at, edited_by)
      values (${id}, ${[...edit.parts]}::text[], ${now()}, ${customerIdOf({ actor })})
      on conflict (product_id) do update set edited_at = excluded.edited_at, edited_by = excluded.edited_by,
        parts = (select array_agg(distinct part order by part) from unnest(e.parts || excluded.parts) part)`.execute(
      db,
    )
}

/** They are found under their parent's address. */
async function variantsOf({ db }: Run, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ child_id: number }>`
    select child_id from product_variant where parent_id = any(${[...ids]}::bigint[])`.execute(db)
  return rows.map(({ child_id }) => child_id)
}
