import { hash } from 'node:crypto'
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import { rowsOf } from '../bulk/rows-of.ts'
import { touch } from '../bulk/temporary-tables.ts'
import type { Run } from '../run.ts'
import { faultsOf } from './check-product.ts'
import { type Stored, writeDetails } from './detail-tables.ts'
import { noteRelations } from './note-relations.ts'
import { productRow } from './product-rows.ts'
import { writeCustomOptions } from './write-custom-options.ts'

/** Raised when records turn into rows in another way, so that the next import writes all of them again. */
const FORM = '1'

type Given = { record: ProductRecord; fingerprint: string }
type Known = { product_id: number; sku: string; fingerprint: string | null }

/** One batch: those the feed has not changed since the last import cost one look at their fingerprint. */
export async function writeProducts(run: Run, records: readonly ProductRecord[]): Promise<void> {
  const given = records.filter((record) => accept(run, record)).map(withFingerprint)
  const known = await findKnown(run, given)
  const changed = given.filter(
    ({ record, fingerprint }) => known.get(record.sku)?.fingerprint !== fingerprint,
  )
  const stored = await storeProducts(run, changed, known)
  await writeDetails(run, stored)
  await writeCustomOptions(run, stored)
  const changedSkus = new Set(changed.map(({ record }) => record.sku))
  const same = given.flatMap(({ record }) => {
    const id = known.get(record.sku)?.product_id
    return id === undefined || changedSkus.has(record.sku) ? [] : [{ id, record, isNew: false }]
  })
  await noteRelations(run, [...stored, ...same])
  await touch(
    run.db,
    stored.map(({ id }) => id),
  )
}

function accept(run: Run, record: ProductRecord): boolean {
  const faults = faultsOf(run, record)
  for (const message of faults) run.problems.add({ ...(record.place && { place: record.place }), message })
  if (faults.length > 0) return false
  run.seenSkus.add(record.sku)
  run.counts.product.given += 1
  run.productTypes[record.type] = (run.productTypes[record.type] ?? 0) + 1
  return true
}

function withFingerprint(record: ProductRecord): Given {
  const { place: _, ...content } = record
  return { record, fingerprint: hash('sha1', FORM + JSON.stringify(content), 'base64url') }
}

async function findKnown(run: Run, given: readonly Given[]): Promise<Map<string, Known>> {
  const skus = given.map(({ record }) => record.sku)
  const { rows } = await sql<Known>`
    select product_id, sku, i.fingerprint from product p left join import_product i using (product_id)
    where p.sku = any(${skus})`.execute(run.db)
  return new Map(rows.map((row) => [row.sku, row]))
}

async function storeProducts(
  run: Run,
  changed: readonly Given[],
  known: ReadonlyMap<string, Known>,
): Promise<Stored[]> {
  if (changed.length === 0) return []
  const ids = await upsertProducts(run, changed)
  const stored = changed.flatMap(({ record }) => {
    const id = ids.get(record.sku)
    return id === undefined ? [] : [{ id, record, isNew: !known.has(record.sku) }]
  })
  const created = stored.filter(({ isNew }) => isNew).length
  run.counts.product.created += created
  run.counts.product.updated += stored.length - created
  return stored
}

async function upsertProducts(run: Run, changed: readonly Given[]): Promise<Map<string, number>> {
  const rows = changed.map(({ record, fingerprint }) => productRow(run, record, fingerprint))
  const { rows: written } = await sql<{ product_id: number; sku: string }>`
    with given as materialized (select * from ${rowsOf(
      rows,
      `sku text, type_id text, status int, visibility int, tax_class_id int, article text, promoted int, sold int,
       chosen_at timestamptz, created_at timestamptz, flags jsonb, weight_grams int, fingerprint text`,
    )} r),
    stored as (
      insert into product as p (sku, type_id, status, visibility, tax_class_id, article, promoted, sold, chosen_at,
        created_at, flags, weight_grams)
      select sku, type_id, status, visibility, tax_class_id, article, promoted, sold, chosen_at,
        coalesce(created_at, ${run.now}), flags, weight_grams from given
      on conflict (sku) do update set type_id = excluded.type_id, status = excluded.status,
        visibility = excluded.visibility, tax_class_id = excluded.tax_class_id, article = excluded.article,
        promoted = excluded.promoted, sold = greatest(p.sold, excluded.sold), chosen_at = excluded.chosen_at,
        flags = excluded.flags, weight_grams = excluded.weight_grams
      returning product_id, sku),
    noted as (
      insert into import_product (product_id, source, fingerprint)
      select product_id, ${run.source}, fingerprint from stored join given using (sku)
      on conflict (product_id) do update set source = excluded.source, fingerprint = excluded.fingerprint)
    select product_id, sku from stored`.execute(run.db)
  return new Map(written.map(({ product_id, sku }) => [sku, product_id]))
}
