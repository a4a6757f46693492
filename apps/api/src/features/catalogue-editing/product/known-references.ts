// What products name: looked up once for all that are written together.
import type { LinkRecord, ProductRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

export type KnownProduct = {
  id: number
  sku: string
  type: ProductRecord['type']
  parent_sku: string | null
  /** Keys of its options by attribute. */
  options: Record<string, string[]>
}
export type References = {
  products: Map<string, KnownProduct>
  categories: Set<string>
  taxClasses: Set<string>
  attributes: Map<string, { input: string; keys: Set<string> }>
}

type Written = { record: ProductRecord; links: readonly LinkRecord[] }

export async function readReferences(db: Database, written: readonly Written[]): Promise<References> {
  const skus = written.flatMap(skusOf)
  const categoryKeys = written.flatMap(({ record }) => [...record.categoryKeys])
  const [products, categories, taxClasses, attributes] = await Promise.all([
    selectProducts(db, skus),
    sql<{ key: string }>`select key from category where key = any(${categoryKeys}::text[])`.execute(db),
    sql<{ name: string }>`select name from tax_class`.execute(db),
    sql<{ code: string; input: string; keys: string[] }>`
      select code, frontend_input as input, coalesce((select array_agg(key) from attribute_option o
        where o.attribute_id = a.attribute_id), '{}') as keys from attribute a`.execute(db),
  ])
  return {
    products: new Map(products.map((one) => [one.sku, one])),
    categories: new Set(categories.rows.map(({ key }) => key)),
    taxClasses: new Set(taxClasses.rows.map(({ name }) => name)),
    attributes: new Map(
      attributes.rows.map(({ code, input, keys }) => [code, { input, keys: new Set(keys) }]),
    ),
  }
}

function skusOf({ record, links }: Written): string[] {
  return [
    record.sku,
    ...(record.childSkus ?? []),
    ...(record.bundleOptions ?? []).flatMap(({ selections }) => selections.map(({ sku }) => sku)),
    ...links.map(({ linkedSku }) => linkedSku),
  ]
}

async function selectProducts(db: Database, skus: readonly string[]): Promise<KnownProduct[]> {
  const { rows } = await sql<KnownProduct>`
    select p.product_id as id, p.sku, p.type_id as type, parent.sku as parent_sku,
      coalesce((select json_object_agg(code, keys) from (
        select a.code, json_agg(o.key) as keys from product_attribute v join attribute a using (attribute_id)
        join attribute_option o using (option_id) where v.product_id = p.product_id group by a.code) told), '{}') as options
    from product p left join product_variant v on v.child_id = p.product_id
      left join product parent on parent.product_id = v.parent_id
    where p.sku = any(${[...new Set(skus)]}::text[])`.execute(db)
  return rows
}
