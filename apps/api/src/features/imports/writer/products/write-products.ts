import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { CopiedRows } from '../bulk/copied-rows.ts'
import { rowsOf } from '../bulk/rows-of.ts'
import { withoutRowChecks } from '../bulk/without-row-checks.ts'
import { newStockStatements } from '../relations/stock-rows.ts'
import { type Run, STAFF_SOURCE } from '../run.ts'
import { detailStatements, type Stored } from './detail-tables.ts'
import { dropUnchanged } from './drop-unchanged.ts'
import { readKeptParts } from './kept-parts.ts'
import { noteStatements } from './note-relations.ts'
import type { Prepared } from './prepare-products.ts'
import { productRow } from './product-rows.ts'
import { writeCustomOptions } from './write-custom-options.ts'

type Changed = Stored & { fingerprint: string; wasThere: boolean }

/** One batch: those the feed has not changed since the last import cost one look at their fingerprint. */
export async function writeProducts(run: Run, { given, known }: Prepared): Promise<void> {
  const same: Stored[] = []
  const other: Changed[] = []
  const found = await known
  const kept = await readKeptParts(
    run.db,
    found.map(({ product_id }) => product_id),
  )
  for (const [at, { product_id, is_new, fingerprint: before }] of found.entries()) {
    const { record, fingerprint } = given[at] as Prepared['given'][number]
    const own = kept.get(product_id)
    const stored = { id: product_id, record: own ? { ...record, ...own } : record, isNew: is_new }
    if (before === fingerprint) same.push(stored)
    else other.push({ ...stored, fingerprint, wasThere: before !== null })
  }
  const changed = run.isPart ? await dropUnchanged(run.db, other) : other
  same.push(...other.filter((one) => !changed.includes(one)))
  count(run, changed)
  await withoutRowChecks(run.db, [
    ...productStatements(run, changed),
    ...detailStatements(run, changed),
    ...newStockStatements(changed),
    ...noteStatements([...changed, ...same.map(countedBefore)]),
  ])
  await writeCustomOptions(run, changed)
}

/** What was typed counts with the table that brings it first. */
function countedBefore(stored: Stored): Stored {
  const { stock } = stored.record
  if (stock?.writtenQty === undefined) return stored
  const { writtenQty: _, ...pieces } = stock
  return { ...stored, record: { ...stored.record, stock: pieces } }
}

function count(run: Run, changed: readonly Changed[]): void {
  const created = changed.filter(({ isNew }) => isNew).length
  run.counts.product.created += created
  run.counts.product.updated += changed.length - created
}

const COLUMNS = `product_id bigint, sku text, type_id text, status int, visibility int, tax_class_id int, article text,
  promoted int, sold int, chosen_at timestamptz, created_at timestamptz, flags jsonb, weight_grams int`

function productStatements(run: Run, changed: readonly Changed[]): RawBuilder<unknown>[] {
  if (changed.length === 0) return []
  const touched = new CopiedRows('product_id bigint')
  for (const { id } of changed) touched.add({}, id)
  return [
    ...rowStatements(run, changed),
    ...sourceStatements(run, changed),
    ...touched.into('touched_product'),
  ]
}

/** What came from where, and how it looked. */
function sourceStatements({ source }: Run, changed: readonly Changed[]): RawBuilder<unknown>[] {
  const created = new CopiedRows('product_id bigint, source text, fingerprint text')
  for (const { id, isNew, fingerprint } of changed) if (isNew) created.add({ source, fingerprint }, id)
  const rows = changed
    .filter(({ isNew }) => !isNew)
    .map(({ id, fingerprint }) => ({ product_id: id, fingerprint }))
  if (rows.length === 0) return created.into('import_product')
  return [
    ...created.into('import_product'),
    sql`insert into import_product (product_id, source, fingerprint)
      select product_id, ${source}, fingerprint from ${rowsOf(rows, 'product_id bigint, fingerprint text')} r
      on conflict (product_id) do update set fingerprint = excluded.fingerprint,
        -- What the staff made stays theirs, by whatever table it comes back.
        source = case import_product.source when ${STAFF_SOURCE} then import_product.source else excluded.source end`,
  ]
}

/** The rows of the products themselves. */
export function rowStatements(run: Run, changed: readonly Stored[]): RawBuilder<unknown>[] {
  const created = new CopiedRows(COLUMNS)
  for (const { id, isNew, record } of changed)
    if (isNew) {
      const row = productRow(run, record)
      created.add({ ...row, created_at: row.created_at ?? run.now.toISOString() }, id)
    }
  const updated = changed
    .filter(({ isNew }) => !isNew)
    .map(({ id, record }) => ({ product_id: id, ...productRow(run, record) }))
  return [...created.into('product'), ...(updated.length > 0 ? [updateOf(updated)] : [])]
}

function updateOf(rows: readonly object[]): RawBuilder<unknown> {
  return sql`
    update product p set type_id = r.type_id, status = r.status, visibility = r.visibility,
      tax_class_id = r.tax_class_id, article = r.article, promoted = r.promoted, sold = greatest(p.sold, r.sold),
      chosen_at = r.chosen_at, flags = r.flags, weight_grams = r.weight_grams
    from ${rowsOf(rows, COLUMNS)} r where p.product_id = r.product_id
      and (p.type_id, p.status, p.visibility, p.tax_class_id, p.article, p.promoted, p.sold, p.chosen_at, p.flags, p.weight_grams)
        is distinct from (r.type_id, r.status, r.visibility, r.tax_class_id, r.article, r.promoted,
          greatest(p.sold, r.sold), r.chosen_at, r.flags, r.weight_grams)`
}
