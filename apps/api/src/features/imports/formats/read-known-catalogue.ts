// What the shop has already, as a reader of foreign tables needs to know it.
import type { AttributeRecord, CategoryRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import { loadCommerce } from '#api/commerce/load-commerce.ts'
import type { Database } from '#api/db/client.ts'
import { ATTRIBUTES, CATEGORIES } from '../records/shop-sql.ts'
import type { KnownCatalogue } from './goods/to-records.ts'

export async function readKnownCatalogue(db: Database): Promise<KnownCatalogue> {
  const [{ conversions }, attributes, categories, skus, counted] = await Promise.all([
    loadCommerce(db),
    sql<{ record: AttributeRecord }>`${ATTRIBUTES}`.execute(db),
    sql<{ record: CategoryRecord }>`${CATEGORIES}`.execute(db),
    sql<{ sku: string }>`select sku from product join import_product using (product_id)`.execute(db),
    sql<{ sku: string }>`select sku from product join stock_item using (product_id)`.execute(db),
  ])
  return {
    conversions,
    attributes: attributes.rows.map(({ record }) => record),
    categories: categories.rows.map(({ record }) => record),
    skus: new Set(skus.rows.map(({ sku }) => sku)),
    counted: new Set(counted.rows.map(({ sku }) => sku)),
  }
}
