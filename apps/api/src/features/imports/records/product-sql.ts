// Products and their links as records, each field where records.ts has it. What is empty or usual is left out.
import { type RawBuilder, sql } from 'kysely'

const moment = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const TEXTS = sql`(select json_object_agg(t.language, json_strip_nulls(json_build_object('name', t.name,
    'description', nullif(t.description, ''), 'shortDescription', nullif(t.short_description, ''),
    'urlKey', t.url_key)) order by t.language) from product_text t where t.product_id = p.product_id)`

/** Without the windows of former reductions, which a record cannot tell: their prices held until then as well. */
const FORMER_PRICES = sql`(select json_agg(json_build_object('until', until, 'priceMinor', amounts) order by until) from (
    select ${moment('f.until')} as until, json_object_agg(s.code, coalesce(f.special_minor, f.price_minor) order by s.position) as amounts
    from former_price f join store s using (store_id) where f.product_id = p.product_id group by f.until) told)`

const IS_ONE_WINDOW = sql`(count(distinct (r.special_from, r.special_to)) filter (where r.special_minor is not null) <= 1)`

const PRICES = sql`(select json_strip_nulls(json_build_object(
    'priceMinor', coalesce(json_object_agg(s.code, r.price_minor order by s.position)
      filter (where r.store_id is not null), '{}'),
    'specialMinor', json_object_agg(s.code, r.special_minor order by s.position)
      filter (where r.special_minor is not null),
    'specialFrom', case when ${IS_ONE_WINDOW} then ${moment('min(r.special_from)')} end,
    'specialTo', case when ${IS_ONE_WINDOW} then ${moment('max(r.special_to)')} end,
    'windows', case when not ${IS_ONE_WINDOW} then json_object_agg(s.code,
      json_build_object('from', ${moment('r.special_from')}, 'to', ${moment('r.special_to')}) order by s.position)
      filter (where r.special_minor is not null) end,
    'former', ${FORMER_PRICES}))
  from product_price r join store s using (store_id) where r.product_id = p.product_id)`

const STOCK = sql`(select json_build_object('qty', i.qty, 'manageStock', i.manage_stock,
    'lowStockQty', i.low_stock_qty) from stock_item i where i.product_id = p.product_id)`

const ATTRIBUTES = sql`(select coalesce(json_object_agg(code, keys order by code), '{}') from (
    select a.code, json_agg(coalesce(o.key, v.value) order by o.position, v.value) as keys
    from product_attribute v join attribute a using (attribute_id) left join attribute_option o using (option_id)
    where v.product_id = p.product_id group by a.code) told)`

const CATEGORIES = sql`(select coalesce(json_agg(c.key order by c.key), '[]')
  from product_category pc join category c using (category_id) where pc.product_id = p.product_id)`

const MEDIA = sql`(select coalesce(json_agg(json_strip_nulls(json_build_object('path', m.path, 'kind', m.kind,
    'label', m.label, 'tone', m.tone, 'colorKey', m.color_key, 'video', m.video)) order by m.position), '[]')
  from product_media m where m.product_id = p.product_id)`

const AXES = sql`(select json_agg(a.code order by x.position) from product_axis x join attribute a using (attribute_id)
  where x.parent_id = p.product_id)`

/** What left the feed is no part of it; who edits sees it all the same. */
type Scope = { withRetired?: boolean }
const among = (id: string, { withRetired = false }: Scope) =>
  withRetired ? sql`` : sql`join import_product i on i.product_id = ${sql.ref(id)}`

const childrenOf = (scope: Scope) => sql`(select json_agg(c.sku order by v.position, v.child_id)
  from product_variant v join product c on c.product_id = v.child_id
  ${among('c.product_id', scope)} where v.parent_id = p.product_id)`

const BUNDLE = sql`(select json_agg(json_build_object('titles', o.titles, 'type', o.type, 'required', o.required,
    'selections', (select coalesce(json_agg(json_build_object('sku', s.sku, 'qty', b.qty,
        'isDefault', b.is_default, 'canChangeQuantity', b.can_change_quantity) order by b.position), '[]')
      from bundle_selection b join product s on s.product_id = b.product_id where b.option_id = o.option_id))
    order by o.position) from bundle_option o where o.product_id = p.product_id)`

const OPTIONS = sql`(select json_agg(json_strip_nulls(json_build_object('titles', o.titles, 'type', o.type,
    'required', o.required, 'priceMinor', nullif(o.price_minor, '{}'), 'priceType',
    case when o.price_minor <> '{}' then o.price_type end, 'maxCharacters', nullif(o.max_characters, 0),
    'validators', nullif(o.validators, '[]'), 'purpose', o.purpose,
    'values', (select json_agg(json_build_object('titles', v.titles, 'priceMinor', v.price_minor,
        'priceType', v.price_type) order by v.position) from custom_option_value v where v.option_id = o.option_id)))
    order by o.position)
  from custom_option o where o.product_id = p.product_id and not o.is_downloads)`

const SOLD_SEPARATELY = sql`(select true from custom_option o where o.product_id = p.product_id and o.is_downloads)`

const DOWNLOADS = sql`(select json_agg(json_strip_nulls(json_build_object('titles', d.titles, 'file', d.file,
    'priceMinor', nullif(d.price_minor, '{}'))) order by d.position)
  from download_link d where d.product_id = p.product_id)`

/** With its id: whoever looked for it by what a record says would hold each record against each product. */
export const PRODUCTS = (ids: readonly number[], scope: Scope = {}): RawBuilder<unknown> => sql`
  select json_strip_nulls(json_build_object('kind', 'product', 'sku', p.sku, 'type', p.type_id, 'status', p.status,
    'visibility', p.visibility, 'taxClass', t.name, 'article', p.article, 'texts', ${TEXTS}, 'prices', ${PRICES},
    'stock', ${STOCK}, 'attributes', ${ATTRIBUTES}, 'flags', nullif(p.flags, '{}'),
    'promoted', nullif(p.promoted, 0), 'sold', nullif(p.sold, 0), 'chosenAt', ${moment('p.chosen_at')},
    'createdAt', ${moment('p.created_at')}, 'weightGrams', p.weight_grams, 'categoryKeys', ${CATEGORIES},
    'media', ${MEDIA}, 'axes', ${AXES}, 'childSkus', ${childrenOf(scope)}, 'bundleOptions', ${BUNDLE},
    'customOptions', ${OPTIONS}, 'downloadsSoldSeparately', ${SOLD_SEPARATELY}, 'downloads', ${DOWNLOADS})) as record, p.product_id
  from product p join tax_class t using (tax_class_id) where p.product_id = any(${ids}::bigint[])
  order by p.product_id`

export const LINKS = (ids: readonly number[], scope: Scope = {}): RawBuilder<unknown> => sql`
  select json_strip_nulls(json_build_object('kind', 'link', 'sku', p.sku, 'linkedSku', l.sku, 'type', k.link_type,
    'position', k.position, 'qty', nullif(k.qty, 1))) as record
  from product_link k join product p on p.product_id = k.product_id join product l on l.product_id = k.linked_id
  ${among('l.product_id', scope)}
  where k.product_id = any(${ids}::bigint[])
  order by k.product_id, k.link_type, k.position, k.linked_id`
