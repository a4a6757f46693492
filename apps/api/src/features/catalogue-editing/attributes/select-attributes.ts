import { hash } from 'node:crypto'
import type { EditedAttributeList } from '@vitrine/contract/catalog/editing/attributes'
import type { Language } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'

/** Of a `bigint`, without its sign. */
const BITS = sql.lit(63)

export function listAttributes(ctx: Context, language: Language): Promise<EditedAttributeList> {
  assertMay(ctx, 'catalog:write')
  return selectAttributes(ctx.db, language)
}

/**
 * In the order filters and pages of products have them. Which of them a product has, itself or by a variant, is gathered as
 * bits of a number, and like numbers are counted together: to sort all values of all products takes five times as long.
 */
export async function selectAttributes(db: Database, language: Language): Promise<EditedAttributeList> {
  const { rows: items } = await sql<EditedAttributeList['items'][number]>`
    with owned as (
      select coalesce(v.parent_id, t.product_id) as top_id, t.attribute_id / ${BITS} as word,
        bit_or(1::bigint << (t.attribute_id % ${BITS})) as bits
      from product_attribute t left join product_variant v on v.child_id = t.product_id group by 1, 2),
    alike as materialized (select word, bits, count(*) as products from owned group by 1, 2)
    select a.attribute_id as id, a.code, a.frontend_input as kind, a.is_filterable, a.is_visible_on_front,
      coalesce(nullif(a.labels ->> ${language}::text, ''), nullif(a.labels ->> 'en', ''), a.code) as label,
      coalesce(o.count, 0) as options, coalesce(o.has_swatches, false) as has_swatches,
      coalesce((select sum(products) from alike
        where word = a.attribute_id / ${BITS} and bits >> (a.attribute_id % ${BITS}) & 1 = 1), 0)::int as products
    from attribute a
      left join (select attribute_id, count(*)::int as count, bool_or(swatch is not null) as has_swatches
        from attribute_option group by attribute_id) o using (attribute_id)
    order by a.position, a.attribute_id`.execute(db)
  const version = hash('sha1', JSON.stringify(items.map(({ id }) => id)), 'base64url')
  return { version, items }
}
