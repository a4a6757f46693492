// Products as a list shows them: those that are no variant, each with what is true of all that is sold under it.

import type { ProductFacet, ProductSort } from '@vitrine/contract/catalog/editing/products'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { FIRST_UNAVAILABLE_STATUS, NOT_INDIVIDUALLY } from '@vitrine/domain/catalog/standing'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { type RawBuilder, sql } from 'kysely'
import { specialNowSql } from '#api/db/rules/product-rules.ts'

export type TopRow = {
  product_id: number
  sku: string
  type: ProductType
  name: string
  brand: string | null
  picture: string | null
  status: number
  visibility: number
  flags: Record<string, boolean>
  variants: number
  stock: number | null
  low_variants: number
  price: number | null
  special: number | null
  is_from: boolean
}

/** Words of a dialect are no text of one more language. */
const OWN_TEXTS = sql.join(LANGUAGES.map((language) => sql.lit(language)))

/** Whose prices are told, and of which moment: a special price counts while its window is open. */
export type PricedAt = { storeId: number; now: Date }

/** Of these products alone, or of all of them. */
type Whose = readonly number[] | 'all'

/**
 * What is known of a product is gathered for all of them at once, each thing by itself and once for each product, so that the
 * database leaves out what nobody asks for: without `group by` it could not. Variants are left out before anything is counted.
 * None left of what is counted, beside what is not, is no number to tell.
 */
export const topSql = (
  language: Language,
  { storeId, now }: PricedAt,
  whose: Whose = 'all',
): RawBuilder<unknown> => sql`
  with shown as materialized (
    select product_id, sku, type_id, status, visibility, flags, created_at from product p
    where not exists (select from product_variant v where v.child_id = p.product_id)
      and ${whose === 'all' ? sql`true` : sql`p.product_id = any(${whose})`}),
  sold as materialized (
    select v.parent_id as top_id, v.child_id as id from product_variant v join shown s on s.product_id = v.parent_id
    union all select product_id, product_id from shown where type_id <> 'configurable')
  select p.product_id, p.sku, p.type_id as type, p.status, p.visibility, p.flags, p.created_at,
    coalesce(nullif(own.name, ''), en.name, p.sku) as name, brand.label as brand, media.path as picture,
    texts.languages, texts.names, coalesce(variants.amount, 0) as variants, variants.skus, stock.qty as stock,
    coalesce(stock.low, 0) as low_variants, price.least as price, price.reduced as special,
    coalesce(price.kinds > 1, false) as is_from
  from shown p
  left join product_text en on en.product_id = p.product_id and en.language = 'en'
  left join product_text own on own.product_id = p.product_id and own.language = ${language}
  left join (select v.product_id, min(coalesce(o.labels ->> ${language}, o.labels ->> 'en')) as label
    from product_attribute v join attribute a using (attribute_id) join attribute_option o using (option_id)
    where a.code = 'brand' and v.product_id in (select product_id from shown) group by v.product_id) brand
    on brand.product_id = p.product_id
  left join (select distinct on (product_id) product_id, path from product_media
    where kind = 'image' and product_id in (select product_id from shown) order by product_id, position) media
    on media.product_id = p.product_id
  left join (select product_id, count(*) filter (where language in (${OWN_TEXTS}) and name <> '') as languages,
      string_agg(name, ' ') as names
    from product_text where product_id in (select product_id from shown) group by product_id) texts
    on texts.product_id = p.product_id
  left join (select v.parent_id, count(*) as amount, string_agg(c.sku, ' ') as skus
    from product_variant v join product c on c.product_id = v.child_id
    where v.parent_id in (select product_id from shown) group by v.parent_id) variants
    on variants.parent_id = p.product_id
  left join (select top_id, nullif(sum(qty) filter (where manage_stock), case when not bool_and(manage_stock) then 0 end) as qty,
      count(*) filter (where manage_stock and qty > 0 and qty < low_stock_qty) as low
    from sold join stock_item i on i.product_id = sold.id group by top_id) stock on stock.top_id = p.product_id
  left join (select top_id, min(price_minor) as least, min(special) as reduced,
      count(distinct (price_minor, coalesce(special, -1))) as kinds
    from (select top_id, r.price_minor, ${specialNowSql('r', now)} as special
      from sold join product_price r on r.product_id = sold.id and r.store_id = ${storeId}) own
    group by top_id) price on price.top_id = p.product_id`

/** Of rows named `top`. */
export const FACETS: Readonly<Record<ProductFacet, RawBuilder<boolean>>> = {
  sold_out: sql`(top.stock = 0)`,
  few_left: sql`(top.low_variants > 0)`,
  text_missing: sql`(top.languages < ${sql.lit(LANGUAGES.length)})`,
  no_picture: sql`(top.picture is null)`,
  hidden: sql`(top.status >= ${sql.lit(FIRST_UNAVAILABLE_STATUS)} or top.visibility = ${sql.lit(NOT_INDIVIDUALLY)})`,
  reduced: sql`(top.special is not null)`,
}

export const ORDERS: Readonly<Record<ProductSort, RawBuilder<unknown>>> = {
  name: sql`lower(top.name)`,
  newest: sql`top.created_at desc`,
  stock: sql`top.stock nulls last`,
  '-stock': sql`top.stock desc nulls last`,
  price: sql`coalesce(top.special, top.price) nulls last`,
  '-price': sql`coalesce(top.special, top.price) desc nulls last`,
  sku: sql`top.sku`,
}
