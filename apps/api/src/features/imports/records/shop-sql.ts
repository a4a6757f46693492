// What stands around the products, as records. What is empty or usual is left out.
import { REVIEW_STATUS } from '@vitrine/domain/review/review-status'
import { sql } from 'kysely'

export const ATTRIBUTES = sql`
  select json_build_object('kind', 'attribute', 'code', a.code, 'input', a.frontend_input, 'labels', a.labels,
    'position', a.position, 'isFilterable', a.is_filterable, 'isComparable', a.is_comparable,
    'isVisibleOnFront', a.is_visible_on_front, 'options', (
      select coalesce(json_agg(json_strip_nulls(json_build_object('key', o.key, 'labels', o.labels,
        'swatch', o.swatch)) order by o.position, o.option_id), '[]')
      from attribute_option o where o.attribute_id = a.attribute_id)) as record
  from attribute a order by a.position, a.attribute_id`

/** Parents stand before their children. */
export const CATEGORIES = sql`
  select json_build_object('kind', 'category', 'key', c.key, 'parentKey', parent.key, 'position', c.position,
    'isActive', c.is_active, 'includeInMenu', c.include_in_menu, 'texts', (
      select json_object_agg(t.language, json_strip_nulls(json_build_object('name', t.name,
        'description', nullif(t.description, ''), 'urlKey', t.url_key)) order by t.language)
      from category_text t where t.category_id = c.category_id))::jsonb
    || jsonb_strip_nulls(jsonb_build_object('image', c.image, 'block', c.block)) as record
  from category c left join category parent on parent.category_id = c.parent_id
  order by c.level, c.category_id`

export const REVIEWS = sql`
  select json_strip_nulls(json_build_object('kind', 'review', 'key', r.source_key, 'sku', p.sku, 'rating', r.rating,
    'title', r.title, 'detail', r.detail, 'nickname', r.nickname, 'language', r.language, 'status', r.status,
    'createdAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'size', r.size_label, 'fit', r.fit, 'photos', (
      select json_agg(ph.path order by ph.position) from review_photo ph where ph.review_id = r.review_id))) as record
  from review r join product p using (product_id) join import_product using (product_id)
  where r.source_key is not null and r.status < ${sql.lit(REVIEW_STATUS.rejected)} and r.rating is not null order by r.review_id`

export const PAGES = sql`
  select json_strip_nulls(json_build_object('kind', 'cms_page', 'identifier', g.identifier, 'language', g.language,
    'title', g.title, 'heading', nullif(g.heading, ''), 'content', g.content, 'metaTitle', nullif(g.meta_title, ''),
    'metaDescription', nullif(g.meta_description, ''), 'news', case when g.news_on is not null then
      json_strip_nulls(json_build_object('date', to_char(g.news_on, 'YYYY-MM-DD'), 'picture', g.picture)) end)) as record
  from cms_page g where g.store_id = 0 and g.active order by g.page_id`

export const BLOCKS = sql`
  select json_build_object('kind', 'cms_block', 'identifier', b.identifier, 'language', b.language,
    'title', b.title)::jsonb
    || case when b.content <> '' then jsonb_build_object('content', b.content) else '{}' end
    || case when b.json <> '{}' then jsonb_build_object('json', b.json) else '{}' end as record
  from cms_block b where b.store_id = 0 and b.active order by b.block_id`
