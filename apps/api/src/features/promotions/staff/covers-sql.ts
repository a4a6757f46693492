import type { Language } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'

/** As its reader reads it, in English where there are no such words. */
const nameIn = (language: Language) => sql`coalesce((select t.name from category_text t
  where t.category_id = up.category_id and t.language in (${language}, 'en') and t.name <> ''
  order by t.language = ${language} desc limit 1), up.key)`

/** The same as it is chosen: categories by id, products by number. */
export const GOODS = sql`jsonb_build_object(
  'categories', array(select category_id from coupon_category where coupon_id = c.coupon_id order by category_id),
  'skus', array(select p.sku from coupon_product cp join product p using (product_id)
    where cp.coupon_id = c.coupon_id order by p.sku))`

/** What the coupon `c` is for alone: categories below those they stand in, as several share a name, and products. */
export const coversIn = (language: Language) => sql<string[]>`
  array(select (
      with recursive up as (
        select k.category_id, k.parent_id, k.key, 0 as far from category k where k.category_id = cc.category_id
        union all
        select k.category_id, k.parent_id, k.key, up.far + 1 from category k join up on k.category_id = up.parent_id)
      select string_agg(${nameIn(language)}, ' › ' order by up.far desc) from up)
    from coupon_category cc join category of using (category_id) where cc.coupon_id = c.coupon_id order by of.key)
  || array(select p.sku from coupon_product cp join product p using (product_id)
    where cp.coupon_id = c.coupon_id order by p.sku)`
