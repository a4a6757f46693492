import { FIRST_UNAVAILABLE_STATUS } from '@vitrine/domain/catalog/standing'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { PartPrices, PriceRow } from '#api/features/catalog/document/composition.ts'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'
import type { CatalogSnapshot } from '../catalog-snapshot.ts'
import type { BodyCache } from './body-cache.ts'

type Reader = {
  db: Database
  snapshot: Pick<CatalogSnapshot, 'generation' | 'laidOut' | 'editions'>
  bodies: BodyCache
}

/** Documents of one generation; what is unknown to it is left out. */
export async function readBodies(
  { db, snapshot, bodies }: Reader,
  ids: readonly number[],
): Promise<Map<number, ProductBody>> {
  const { generation, laidOut, editions } = snapshot
  // Read before the documents: a change that comes in meanwhile makes the next one read anew.
  const keys = [...new Set(ids)].map((id) => ({ id, laidOut, edition: editions.get(id) ?? 0 }))
  return bodies.read(keys, async (missing) => {
    if (missing.length === 0) return new Map()
    const { rows } = await sql<{ body: ProductBody }>`/* prepared */
      select body from product_document where product_id = any(${[...missing]}::bigint[])
        and since <= ${generation} and (until is null or until > ${generation})`.execute(db)
    return new Map(rows.map(({ body }) => [body.id, body]))
  })
}

/** Of parts of other products; what is withdrawn or for partners only is nobody's part. */
export async function readPrices(
  db: Database,
  ids: readonly number[],
  generation: number,
): Promise<PartPrices> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Required<PriceRow> & { id: number }>`/* prepared */
    select product_id as id, body -> 'prices' as prices, (body ->> 'taxClassId')::int as "taxClassId" from product_document
    where product_id = any(${[...new Set(ids)]})
      and since <= ${generation} and (until is null or until > ${generation})
      and (body ->> 'status')::int < ${FIRST_UNAVAILABLE_STATUS} and body -> 'flags' ->> 'only_promo' is distinct from 'true'`.execute(
    db,
  )
  return new Map(rows.map(({ id, ...priceRow }) => [id, priceRow]))
}

/** Ids never change with a generation, so the table of products may be asked. */
export async function readIdsBySku(db: Database, skus: readonly string[]): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map()
  const { rows } = await sql<{ sku: string; id: number }>`/* prepared */
    select sku, product_id as id from product where sku = any(${[...new Set(skus)]})`.execute(db)
  return new Map(rows.map(({ sku, id }) => [sku, id]))
}
