// Products as a list shows them: those that are no variant, each with what is true of all that is sold under it.

import type { ProductFacet, ProductSort } from '@vitrine/contract/catalog/editing/products'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { FIRST_UNAVAILABLE_STATUS, NOT_INDIVIDUALLY } from '@vitrine/domain/catalog/standing'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { type RawBuilder, sql } from 'kysely'
import { specialNowSql } from '#api/db/rules/price-rules.ts'

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

const SOLD = sql`(select child_id as id from product_variant v where v.parent_id = p.product_id
  union all select p.product_id where p.type_id <> 'configurable') sold`

/** Words of a dialect are no text of one more language. */
const OWN_TEXTS = sql.join(LANGUAGES.map((language) => sql.lit(language)))

/** Whose prices are told, and of which moment: a special price counts while its window is open. */
export type PricedAt = { storeId: number; now: Date }

/**
 * Variants are left out before anything is counted, and what is sold is looked up by its id: a shop that has just got its goods
 * has no statistics yet, and would read all stock for each of them. None left of what is counted, beside what is not, is no
 * number to tell.
 */
export const topSql = (language: Language, { storeId, now }: PricedAt): RawBuilder<unknown> => sql`
  with shown as materialized (select * from product p
    where not exists (select from product_variant v where v.child_id = p.product_id))
  select p.product_id, p.sku, p.type_id as type, p.status, p.visibility, p.flags, p.created_at,
    coalesce(nullif(own.name, ''), en.name, p.sku) as name, brand.label as brand, media.path as picture,
    texts.languages, texts.names, variants.amount as variants, variants.skus, stock.qty as stock,
    coalesce(stock.low, 0) as low_variants, price.least as price, price.reduced as special,
    coalesce(price.kinds > 1, false) as is_from
  from shown p
  left join product_text en on en.product_id = p.product_id and en.language = 'en'
  left join product_text own on own.product_id = p.product_id and own.language = ${language}
  left join lateral (select coalesce(o.labels ->> ${language}, o.labels ->> 'en') as label
    from product_attribute v join attribute a using (attribute_id) join attribute_option o using (option_id)
    where v.product_id = p.product_id and a.code = 'brand' limit 1) brand on true
  left join lateral (select path from product_media m where m.product_id = p.product_id and kind = 'image'
    order by position limit 1) media on true
  left join lateral (select count(*) filter (where language in (${OWN_TEXTS}) and name <> '') as languages,
      string_agg(name, ' ') as names from product_text t where t.product_id = p.product_id) texts on true
  left join lateral (select count(*) as amount, string_agg(c.sku, ' ') as skus
    from product_variant v join product c on c.product_id = v.child_id where v.parent_id = p.product_id) variants on true
  left join lateral (select nullif(sum(qty) filter (where manage_stock), case when not bool_and(manage_stock) then 0 end) as qty,
      count(*) filter (where manage_stock and qty > 0 and qty < low_stock_qty) as low
    from ${SOLD} join stock_item i on i.product_id = sold.id) stock on true
  left join lateral (select min(price_minor) as least, min(special) as reduced,
      count(distinct (price_minor, coalesce(special, -1))) as kinds
    from (select r.price_minor, ${specialNowSql('r', now)} as special
      from ${SOLD} join product_price r on r.product_id = sold.id and r.store_id = ${storeId}) own) price on true`

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
