import { type FittingRate, pickRate } from '@vitrine/domain/partner/royalty/royalty-rate'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'

type Row = {
  place: number
  percent: number
  is_of_partner: boolean
  is_of_product: boolean
  distance: number | null
}

/** The percent of each of these products, for this partner. A product stands for its variants, a category for those below it. */
export async function findRates(
  { db }: Context,
  { partnerId, productIds }: { partnerId: number; productIds: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<Row>`
    with recursive piece as (
      select g.place - 1 as place, g.product_id, v.parent_id
      from unnest(${productIds}::bigint[]) with ordinality g(product_id, place)
      left join product_variant v on v.child_id = g.product_id),
    above as (
      select p.place, k.category_id, k.parent_id, 0 as distance
      from piece p join product_category pc on pc.product_id in (p.product_id, p.parent_id) join category k using (category_id)
      union
      select a.place, k.category_id, k.parent_id, a.distance + 1
      from above a join category k on k.category_id = a.parent_id where a.distance < 20),
    nearest as (select place, category_id, min(distance) as distance from above group by place, category_id)
    select p.place::int, r.percent, r.partner_id is not null as is_of_partner, r.product_id is not null as is_of_product, n.distance
    from piece p join royalty_rate r on r.partner_id is null or r.partner_id = ${partnerId}
    left join nearest n on n.place = p.place and n.category_id = r.category_id
    where r.product_id in (p.product_id, p.parent_id) or n.distance is not null
      or r.product_id is null and r.category_id is null`.execute(db)
  return productIds.map((_, place) => pickRate(rows.filter((row) => row.place === place).map(toRate)))
}

const toRate = ({ percent, is_of_partner, is_of_product, distance }: Row): FittingRate => ({
  percent,
  isOfPartner: is_of_partner,
  isOfProduct: is_of_product,
  categoryDistance: distance,
})
