import { type RawBuilder, sql } from 'kysely'

/** Of the row `p` of promo_product: the days it was posted, by the calendar of a zone, the newest first. */
export const postsSql = (zone: string): RawBuilder<string[]> => sql<string[]>`(
  select coalesce(array_agg(to_char(t.created_at at time zone ${zone}, 'YYYY-MM-DD') order by t.created_at desc), '{}')
  from partner_post_item i join partner_post t using (post_id) where i.promo_id = p.promo_id)`

/** Its photos, in the order they came. */
export const photosSql: RawBuilder<string[]> = sql<string[]>`(
  select coalesce(array_agg(f.name order by f.created_at, f.position, f.name), '{}')
  from promo_photo f where f.promo_id = p.promo_id)`
