import { hash } from 'node:crypto'
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import type { Run } from '../run.ts'
import { faultsOf } from './check-product.ts'

/** Raised when records turn into rows in another way, so that the next import writes all of them again. */
const FORM = '1'

export type Given = { record: ProductRecord; fingerprint: string }
/** A new product has its id already, though no row yet. */
export type Known = { product_id: number; sku: string; is_new: boolean; fingerprint: string | null }
export type Prepared = { given: Given[]; known: Promise<Known[]> }

/** Takes what the shop can take, and asks what is known of it. The answer is there before the batch's turn. */
export function prepareProducts(run: Run, records: readonly ProductRecord[]): Prepared {
  const given = records.filter((record) => accept(run, record)).map(withFingerprint)
  const known = given.length > 0 ? findKnown(run, given) : Promise.resolve([])
  // Heard of by whoever stores the batch.
  known.catch(() => {})
  return { given, known }
}

function accept(run: Run, record: ProductRecord): boolean {
  const faults = faultsOf(run, record)
  for (const fault of faults) run.problems.add({ ...(record.place && { place: record.place }), ...fault })
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

/**
 * In the order of the feed, which is also the order of new ids. Looked up one by one: the database knows nothing yet of
 * how many products this transaction has added, and would read all of them for each batch.
 */
async function findKnown(run: Run, given: readonly Given[]): Promise<Known[]> {
  const skus = given.map(({ record }) => record.sku)
  const { rows } = await sql<Known>`
    select sku, product_id is null as is_new, fingerprint, coalesce(product_id,
      nextval((select pg_get_serial_sequence('product', 'product_id')::regclass))) as product_id
    from (
      select g.sku, p.product_id, i.fingerprint from unnest(${skus}::text[]) with ordinality g(sku, place)
      left join lateral (select product_id from product where sku = g.sku offset 0) p on true
      left join lateral (select fingerprint from import_product i where i.product_id = p.product_id offset 0) i on true
      order by g.place offset 0) found`.execute(run.db)
  return rows
}
