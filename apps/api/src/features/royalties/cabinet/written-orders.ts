import type { RoyaltyLine } from '@vitrine/domain/partner/royalty/royalty-due'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'

type OwnGoods = { sku: string; product_id: number; tax_class_id: number }

/** What a partner has or had pieces of; a variant counts for its parent. */
export async function selectOwnGoods({ db }: Context, partnerId: number): Promise<OwnGoods[]> {
  const { rows } = await sql<OwnGoods>`
    select distinct parent.sku, parent.product_id, parent.tax_class_id
    from promo_product p ${WITH_PARENT}
    where p.customer_id = ${partnerId} order by parent.sku`.execute(db)
  return rows
}

/** Of a piece `p` the product that is sold. */
const WITH_PARENT = sql`join product piece on piece.sku = p.sku
  left join lateral (select parent_id from product_variant where child_id = piece.product_id
    order by parent_id limit 1) v on true
  join product parent on parent.product_id = coalesce(v.parent_id, piece.product_id)`

type PostedGoods = { id: number; at: Date; skus: string[] }

/** Of a set's post the set's parts. */
export async function selectPostedGoods({ db }: Context, partnerId: number): Promise<PostedGoods[]> {
  const { rows } = await sql<PostedGoods>`
    select t.post_id as id, t.created_at as at, array_agg(distinct parent.sku) as skus
    from partner_post t join partner_post_item using (post_id)
      join promo_product p using (promo_id) ${WITH_PARENT}
    where t.customer_id = ${partnerId} group by t.post_id order by t.post_id`.execute(db)
  return rows
}

/** An order with what is written of it by now, and its lines in their order. */
export type EarningOrder = {
  at: Date
  currency: string
  written: number
  lines: (RoyaltyLine & { sku: string })[]
}

export async function selectEarningOrders({ db }: Context, partnerId: number): Promise<EarningOrder[]> {
  const { rows } = await sql<EarningOrder>`
    with written as (
      select order_id, sum(pending_minor + active_minor + paid_minor) as minor from royalty_entry
      where partner_id = ${partnerId}
      group by order_id having sum(pending_minor + active_minor + paid_minor) > 0)
    select a.at, a.currency_code as currency, w.minor::bigint as written, json_agg(json_build_object('sku', coalesce(l.parent_sku, l.sku),
      'royaltyMinor', r.royalty_minor, 'qty', l.qty, 'returnedQty', l.returned_qty) order by l.place) as lines
    from written w join order_attribution a using (order_id)
      join lateral (select *, row_number() over (order by line_id) - 1 as place
        from shop_order_line where order_id = w.order_id) l on true
      join royalty_line r on r.order_id = w.order_id and r.place = l.place
    group by w.order_id, a.at, a.currency_code, w.minor order by w.order_id`.execute(db)
  return rows
}
