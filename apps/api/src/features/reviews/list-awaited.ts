import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { listAwaitedReviews } from '@vitrine/contract/review/awaited'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { type Context, customerIdOf } from '#api/context.ts'
import { isShownSql } from '#api/db/rules/product-rules.ts'
import { daysBefore } from '#api/jobs/retention.ts'

/** Who has worn a piece for a season has said of it what they had to say. */
const ASKED_DAYS = 90

type Row = { sku: string; name: string; image: string | null; url_path: string; at: Date }

/** Goods of one's own that came and stayed; a variant is spoken of on the page of its product. */
export async function listAwaited(
  ctx: Context,
  { size }: CallParsed<typeof listAwaitedReviews>['query'],
): Promise<CallReply<typeof listAwaitedReviews>> {
  assertMay(ctx, 'account:read')
  const { db, store, now } = ctx
  const customerId = customerIdOf(ctx)
  const since = daysBefore(now(), ASKED_DAYS)
  const { rows } = await sql<Row>`
    select * from (
      select distinct on (p.product_id) p.sku, came.at, l.thumbnail as image,
        (select t.name from product_text t where t.product_id = p.product_id
          order by t.language = ${store.language} desc, t.language = 'en' desc limit 1) as name,
        coalesce((select u.path from url_path u where u.entity_type = 'product' and u.entity_id = p.product_id
          and u.language = ${store.language} order by length(u.path), u.path limit 1), '') as url_path
      from shop_order o
      join shop_order_line l using (order_id)
      join product p on p.sku = coalesce(l.parent_sku, l.sku)
      cross join lateral (select coalesce(o.delivered_at, (select max(e.at) from order_event e
        where e.order_id = o.order_id and e.state = 'delivered')) as at) came
      where o.customer_id = ${customerId} and o.store_id = ${store.storeId} and o.state = 'delivered'
        and came.at > ${since} and l.returned_qty < l.qty
        and p.type_id not in ('virtual', 'downloadable') and ${isShownSql('p')}
        and not coalesce((p.flags ->> 'only_promo')::boolean, false)
        and not exists (select from review r where r.product_id = p.product_id and r.customer_id = ${customerId})
      order by p.product_id, came.at desc) piece
    where url_path <> ''
    order by at desc, sku limit ${size}`.execute(db)
  return { items: rows.map(({ at, ...piece }) => ({ ...piece, delivered_at: at.toISOString() })) }
}
