// What stands on the shelves, counted in the database itself: the closing table of an import.
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

export type CatalogueCounts = {
  products: Record<string, number>
  variants: number
  visible: number
  categories: number
  inactiveCategories: number
  attributes: number
  options: number
  links: Record<string, number>
  reviews: number
  pictures: number
  pages: number
  blocks: number
}

export async function countCatalogue(db: Database): Promise<CatalogueCounts> {
  const { rows } = await sql<CatalogueCounts>`
    with listed as (
      select p.* from product p join product_document d on d.product_id = p.product_id and d.until is null)
    select
      (select coalesce(jsonb_object_agg(type_id, n), '{}') from (select type_id, count(*) n from listed group by 1) t)
        as products,
      (select count(*) from product_variant v join listed on v.child_id = listed.product_id) as variants,
      (select count(*) from listed where visibility > 1) as visible,
      (select count(*) from category) as categories,
      (select count(*) from category where not is_active) as "inactiveCategories",
      (select count(*) from attribute) as attributes,
      (select count(*) from attribute_option) as options,
      (select coalesce(jsonb_object_agg(link_type, n), '{}') from
        (select link_type, count(*) n from product_link join listed using (product_id) group by 1) t) as links,
      (select count(*) from review join listed using (product_id)) as reviews,
      (select count(distinct path) from product_media join listed using (product_id) where kind = 'image') as pictures,
      (select count(distinct identifier) from cms_page where active) as pages,
      (select count(distinct identifier) from cms_block where active) as blocks`.execute(db)
  const [counts] = rows
  if (counts === undefined) throw new Error('The catalogue could not be counted.')
  return counts
}
