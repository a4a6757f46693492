import type { CallReply } from '@vitrine/contract/call'
import type { getPartnerEarnings } from '@vitrine/contract/partner/sales'
import { toMajor } from '@vitrine/domain/money/money'
import { sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { findRates } from '../attribute/find-rates.ts'
import { currencyOf } from './own-account.ts'

type Row = { sku: string; product_id: number; count: number; profit: number }

/** What is written of an order is shared among its pieces by what each that was kept is worth. */
export async function getEarnings(
  ctx: Context,
  asked: { currency?: string | undefined },
): Promise<CallReply<typeof getPartnerEarnings>> {
  const partnerId = myId(ctx)
  const currency = await currencyOf(ctx, partnerId, asked.currency)
  const { rows } = await sql<Row>`
    with own as (
      select distinct parent.sku, parent.product_id
      from promo_product p join product piece on piece.sku = p.sku
        left join lateral (select parent_id from product_variant where child_id = piece.product_id order by parent_id limit 1) v on true
        join product parent on parent.product_id = coalesce(v.parent_id, piece.product_id)
      where p.customer_id = ${partnerId}),
    written as (
      select order_id, sum(pending_minor + active_minor + paid_minor) as minor from royalty_entry
      where partner_id = ${partnerId} and currency_code = ${currency}
      group by order_id having sum(pending_minor + active_minor + paid_minor) > 0),
    line as (
      select w.order_id, coalesce(l.parent_sku, l.sku) as sku, w.minor,
        r.royalty_minor::numeric * (l.qty - l.returned_qty) / l.qty as weight
      from written w
        join lateral (select *, row_number() over (order by line_id) - 1 as place
          from shop_order_line where order_id = w.order_id) l on true
        join royalty_line r on r.order_id = w.order_id and r.place = l.place),
    part as (
      select order_id, sku, minor * weight / nullif(sum(weight) over (partition by order_id), 0) as minor from line)
    select own.sku, own.product_id, count(distinct part.order_id) filter (where part.minor > 0)::int as count,
      round(coalesce(sum(part.minor), 0))::bigint as profit
    from own left join part using (sku) group by own.sku, own.product_id order by own.sku`.execute(ctx.db)
  const percents = await findRates(ctx, { partnerId, productIds: rows.map(({ product_id }) => product_id) })
  return {
    currency,
    items: rows.map(({ sku, count, profit }, at) => ({
      ...{ sku, percent: percents[at] ?? 0, count, profit: toMajor(profit) },
    })),
  }
}
