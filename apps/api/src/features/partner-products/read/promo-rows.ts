import type { ArchiveReason } from '@vitrine/domain/partner/products/promotion'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'

export type PromoRow = {
  promo_id: number
  sku: string | null
  parent_sku: string | null
  kind: string | null
  options: string | null
  image: string | null
  name: string | null
  order_id: number | null
  order_number: string | null
  approved: number
  created_at: Date
  delivered_on: string | null
  ordered_at: Date | null
  /** The most working days its carrier takes. */
  delivery_days: number | null
  archived_at: Date | null
  archived_reason: ArchiveReason | null
  archived_notes: string
  archived_by: 'partner' | 'staff' | null
  top_id: number | null
  bottom_id: number | null
  posted: string[]
  photos: string[]
}

type Wanted = { partnerId: number; ids?: readonly number[]; approved?: number }

/** What came is what the partner says came, else what the order says; days by the calendar of the store. */
export async function selectPromoRows(
  { db, store }: Pick<Context, 'db' | 'store'>,
  { partnerId, ids, approved }: Wanted,
): Promise<PromoRow[]> {
  const zone = TIME_ZONES[store.code]
  const { rows } = await sql<PromoRow>`
    select p.promo_id, p.sku, g.parent_sku, g.kind, g.options, g.image, g.name, p.order_id,
      o.number as order_number, p.approved, p.created_at,
      coalesce(p.delivered_on, (${cameAt} at time zone ${zone})::date)::text as delivered_on,
      o.created_at as ordered_at, (o.shipping_method -> 'days' ->> 1)::int as delivery_days,
      p.archived_at, p.archived_reason, p.archived_notes, p.archived_by, s.top_id, s.bottom_id,
      ${postsSql(zone)} as posted, ${photosSql} as photos
    from promo_product p
    left join promo_set s using (promo_id)
    left join shop_order o on o.order_id = p.order_id
    left join lateral (${goodsSql(store.language)}) g on true
    where p.customer_id = ${partnerId}
      and (${ids ?? null}::bigint[] is null or p.promo_id = any(${ids ?? null}::bigint[]))
      and (${approved ?? null}::int is null or p.approved = ${approved ?? null}::int)
      and ${isNotCalledOff}
    order by p.promo_id desc`.execute(db)
  return rows
}

/** Of the row `p` and its order `o`, where it has one: a parcel that was called off brings nothing but what came before. */
export const isNotCalledOff: RawBuilder<boolean> = sql`(o.order_id is null or o.state <> 'canceled' or p.delivered_on is not null)`

/** When the order says its parcel came. */
const cameAt = sql`coalesce(o.delivered_at, (select max(e.at)
  from order_event e where e.order_id = o.order_id and e.state = 'delivered' and o.state = 'delivered'))`

/** Of the same two. */
export const isHere: RawBuilder<boolean> = sql`(p.delivered_on is not null or ${cameAt} is not null)`

/** What the catalogue knows of the sku: its parent, its kind, which of the variants it is, and how it looks. */
const goodsSql = (language: string): RawBuilder<unknown> => sql`
  select parent.sku as parent_sku,
    (select coalesce(t.name, '') from product_text t where t.product_id = parent.product_id
      order by t.language = ${language} desc, t.language = 'en' desc limit 1) as name,
    (select k.key from product_attribute a join attribute d on d.attribute_id = a.attribute_id and d.code = 'ptype'
      join attribute_option k on k.option_id = a.option_id
      where a.product_id in (parent.product_id, own.product_id) limit 1) as kind,
    (select string_agg(coalesce(k.labels ->> ${language}, k.labels ->> 'en', k.key), ', ' order by d.position)
      from product_axis x join attribute d on d.attribute_id = x.attribute_id
      join product_attribute a on a.product_id = own.product_id and a.attribute_id = x.attribute_id
      join attribute_option k on k.option_id = a.option_id where x.parent_id = parent.product_id) as options,
    (select m.path from product_media m where m.kind = 'image' and m.product_id in (own.product_id, parent.product_id)
      order by m.product_id = own.product_id desc, coalesce(m.color_key in (select k.key from product_attribute a
        join attribute_option k on k.option_id = a.option_id where a.product_id = own.product_id), false) desc,
        m.position limit 1) as image
  from product own
  left join lateral (select parent_id from product_variant where child_id = own.product_id
    order by parent_id limit 1) v on true
  join product parent on parent.product_id = coalesce(v.parent_id, own.product_id)
  where own.sku = p.sku`

/** Of the row `p` of promo_product: the days it was posted, by the calendar of a zone, the newest first. */
const postsSql = (zone: string): RawBuilder<string[]> => sql<string[]>`(
  select coalesce(array_agg(to_char(t.created_at at time zone ${zone}, 'YYYY-MM-DD') order by t.created_at desc), '{}')
  from partner_post_item i join partner_post t using (post_id) where i.promo_id = p.promo_id)`

/** Its photos, in the order they came. */
const photosSql: RawBuilder<string[]> = sql<string[]>`(
  select coalesce(array_agg(f.name order by f.created_at, f.position, f.name), '{}')
  from promo_photo f where f.promo_id = p.promo_id)`
