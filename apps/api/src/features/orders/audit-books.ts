import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { auditRoyalties } from '#api/features/royalties/index.ts'
import { auditAccounts } from '#api/ledger/audit-accounts.ts'

/**
 * What must never be, whatever was bought at once and whenever the power failed: reservations, coupons, accounts and orders
 * balance to the cent, or a sentence says where not. No answer is a sound shop.
 */
export async function auditBooks(db: Database): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select format('%s pieces of %s are reserved, %s counted, %s there', coalesce(r.qty, 0), s.product_id, s.reserved, s.qty) as problem
      from stock_item s
      left join (select product_id, sum(qty) as qty from stock_reservation group by product_id) r using (product_id)
      where s.reserved <> coalesce(r.qty, 0) or s.reserved > s.qty
    union all
    select format('order %s has no lines', o.order_id)
      from shop_order o where not exists (select from shop_order_line l where l.order_id = o.order_id)
    union all
    select format('order %s does not add up', o.order_id) from shop_order o join (
        select order_id, sum(row_minor) as rows, bool_and(row_minor = qty * price_minor) as exact
        from shop_order_line group by order_id) l using (order_id)
      where l.rows <> o.subtotal_minor or not l.exact or o.totals = '{}'
        or o.total_minor <> o.subtotal_minor - o.discount_minor + o.shipping_minor + o.payment_minor
          + o.zip_tax_minor - o.bonus_minor - o.gift_card_minor
    union all
    select format('order %s does not stand where its last event says', o.order_id) from shop_order o
      left join lateral (select e.state, e.payment_state from order_event e where e.order_id = o.order_id
        order by e.event_id desc limit 1) last on true
      where last.state is distinct from o.state or last.payment_state is distinct from o.payment_state
    union all
    select format('order %s was placed %s times', o.order_id, count(e.event_id)) from shop_order o
      left join order_event e on e.order_id = o.order_id and e.step = 'place'
      group by o.order_id having count(e.event_id) <> 1
    union all
    select format('of line %s more pieces come back than the %s that were bought', l.line_id, l.qty) from shop_order_line l
      join (select m.line_id, sum(m.qty - m.received) as coming from return_line m join return_request r using (return_id)
        where r.closed_at is null group by m.line_id) m using (line_id)
      where l.returned_qty + m.coming > l.qty
    union all
    select format('coupon %s counts %s uses and has %s', c.code, c.used, count(u.order_id)) from coupon c
      left join coupon_use u on u.coupon_id = c.coupon_id and u.released_at is null
      group by c.coupon_id having c.used <> count(u.order_id)
    union all
    select format('the coupon of order %s was %s', o.order_id, case when u.released_at is null then 'kept' else 'given back' end)
      from coupon_use u join shop_order o using (order_id)
      where (o.state = 'canceled') <> (u.released_at is not null)`.execute(db)
  return [...rows.map((row) => row.problem), ...(await auditAccounts(db)), ...(await auditRoyalties(db))]
}
