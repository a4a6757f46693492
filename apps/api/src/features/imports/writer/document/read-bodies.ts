// The document of a product, read from the catalogue's tables: what the import wrote, or an edit changed.

import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { BodyRow } from './to-body.ts'

type Row = Omit<BodyRow, 'children'> & { parent_id: number | null; position: number | null }

/**
 * Parts of the document as json, one column each, so that a thousand products are one round trip. Where a part has
 * many rows, it comes as one list for each of their columns: making a small list for each row takes five times as long.
 * Variants are read once, for their own documents and for their parents'.
 */
export async function readBodies(db: Database, productIds: readonly number[]): Promise<BodyRow[]> {
  if (productIds.length === 0) return []
  const ids = sql`${productIds}::bigint[]`
  const { rows } = await sql<Row>`
    select p.product_id as id, v.parent_id, v.position, d.fingerprint as stored, p.sku, p.type_id as type, p.status, p.visibility, p.tax_class_id, p.article, p.flags,
      p.promoted, p.sold, p.chosen_at, p.created_at, p.missing_parts, ${TEXTS} as texts, ${PRICES} as prices, ${ATTRIBUTES} as attributes,
      ${CATEGORIES} as category_ids, ${MEDIA} as media, ${PATHS} as paths, ${LINKS} as links,
      ${CUSTOM_OPTIONS} as custom_options,
      (select json_build_object('id', q.product_id, 'sku', q.sku) from product q where q.product_id = v.parent_id) as parent,
      case when p.type_id = 'configurable' then ${AXES} end as axes,
      case when p.type_id = 'bundle' then ${BUNDLE_OPTIONS} end as bundle_options,
      case when p.type_id = 'downloadable' then ${DOWNLOADS} end as downloads
    from product p left join product_variant v on v.child_id = p.product_id
      left join product_document d on d.product_id = p.product_id and d.until is null
    where p.product_id = any(array(
      select unnest(${ids}) union select child_id from product_variant where parent_id = any(${ids})))`.execute(
    db,
  )
  return withChildren(rows, new Set(productIds))
}

/** Those asked for, in the order of their ids; their variants stand in the order of their parent. */
function withChildren(rows: Row[], asked: ReadonlySet<number>): BodyRow[] {
  rows.sort((a, b) => a.id - b.id)
  const placed = rows.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
  const variants = Map.groupBy(placed, ({ parent_id }) => parent_id)
  return rows
    .filter(({ id }) => asked.has(id))
    .map((row) => ({ ...row, children: row.type === 'configurable' ? (variants.get(row.id) ?? []) : [] }))
}

const TEXTS = sql`(select json_build_array(json_agg(language), json_agg(name), json_agg(description),
    json_agg(short_description), json_agg(url_key))
  from (select * from product_text t where t.product_id = p.product_id order by language) t)`

/** Most prices are never reduced, so the windows, and what was asked before, are written out only where there is one. */
const PRICES = sql`(select json_build_array(json_agg(store_id), json_agg(price_minor), ${sparse('special_minor')},
    ${sparse('special_from')}, ${sparse('special_to')}, ${sparse('former')})
  from (select r.*, case when special_minor is not null then (
      select json_agg(json_build_object('until', f.until, 'price', f.price_minor, 'special', f.special_minor,
        'from', f.special_from, 'to', f.special_to) order by f.until)
      from former_price f where f.product_id = r.product_id and f.store_id = r.store_id) end as former
    from product_price r where r.product_id = p.product_id order by store_id) r)`

const ATTRIBUTES = sql`(select json_build_array(json_agg(attribute_id), json_agg(option_id), json_agg(value))
  from product_attribute t where t.product_id = p.product_id)`

const CATEGORIES = sql`(select json_agg(category_id order by category_id) from product_category c
  where c.product_id = p.product_id)`

const MEDIA = sql`(select json_agg(json_build_object('path', path, 'kind', kind, 'label', label, 'video', video,
    'colorKey', color_key, 'tone', tone) order by position)
  from product_media m where m.product_id = p.product_id)`

/** A variant is found under its parent's address. */
const PATHS = sql`(select json_object_agg(language, path order by language) from url_path u
  where u.entity_type = 'product' and u.entity_id = coalesce(v.parent_id, p.product_id))`

const LINKS = sql`(select json_agg(json_build_object('type', k.link_type, 'productId', l.product_id, 'sku', l.sku,
    'productType', l.type_id, 'position', k.position, 'qty', k.qty) order by k.link_type, k.position, l.product_id)
  from product_link k join product l on l.product_id = k.linked_id where k.product_id = p.product_id)`

const AXES = sql`(select json_agg(attribute_id order by position) from product_axis x
  where x.parent_id = p.product_id)`

const BUNDLE_OPTIONS = sql`(select json_agg(json_build_object('id', o.option_id, 'titles', o.titles, 'type', o.type,
    'required', o.required, 'position', o.position, 'selections', coalesce(
      (select json_agg(json_build_object('id', b.selection_id, 'productId', b.product_id, 'sku', s.sku, 'qty', b.qty,
          'isDefault', b.is_default, 'canChangeQuantity', b.can_change_quantity) order by b.position)
        from bundle_selection b join product s using (product_id) where b.option_id = o.option_id), '[]'))
    order by o.position)
  from bundle_option o where o.product_id = p.product_id)`

const CUSTOM_OPTIONS = sql`(select json_agg(json_build_object('id', o.option_id, 'titles', o.titles, 'type', o.type,
    'required', o.required, 'prices', o.price_minor, 'priceType', o.price_type, 'maxCharacters', o.max_characters,
    'validators', o.validators, 'isDownloads', o.is_downloads,
    'values', coalesce((select json_agg(json_build_object('id', v.value_id, 'titles', v.titles,
        'prices', v.price_minor, 'priceType', v.price_type) order by v.position)
      from custom_option_value v where v.option_id = o.option_id), '[]')) order by o.position)
  from custom_option o where o.product_id = p.product_id)`

const DOWNLOADS = sql`(select json_agg(json_build_object('titles', titles) order by position)
  from download_link d where d.product_id = p.product_id)`

function sparse(column: string) {
  return sql.raw(`case when count(${column}) > 0 then array_to_json(array_agg(${column})) end`)
}
