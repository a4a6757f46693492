import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** What must never be of the money, whatever services said and however often. An empty answer is a sound till. */
export async function auditPayments(db: Database): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    with paid as (
      select order_id, count(*) as tries, sum(amount_minor) as amount, sum(refunded_minor) as refunded
      from payment where state = 'paid' group by order_id)
    select format('order %s counts as paid without money', o.order_id) as problem
      from shop_order o left join paid p using (order_id)
      where o.payment_state in ('paid', 'part_refunded', 'refunded') and o.total_minor > 0
        and o.payment_method ->> 'provider' is not null and p.order_id is null
    union all
    select format('order %s was paid and does not say so', o.order_id)
      from shop_order o join paid p using (order_id) where o.payment_state in ('open', 'pending', 'failed')
    union all
    select format('payment %s of order %s is of another sum', p.payment_id, o.order_id)
      from payment p join shop_order o using (order_id)
      where p.state = 'paid' and (p.amount_minor <> o.total_minor or p.currency_code <> o.currency_code)
    union all
    select format('order %s was paid %s times and nobody was told', p.order_id, p.tries) from paid p
      where p.tries > 1 and not exists (
        select from payment_review r join payment using (payment_id)
        where order_id = p.order_id and reason = 'paid_twice')
    union all
    select format('order %s was canceled, paid, and nobody was told', o.order_id)
      from shop_order o join paid p using (order_id)
      join order_event e on e.order_id = o.order_id and e.step = 'pay' and e.state = 'canceled'
      where not exists (
        select from payment_review r join payment using (payment_id)
        where order_id = o.order_id and reason in ('paid_after_release', 'paid_twice'))
    union all
    select format('order %s took the step pay %s times', order_id, count(*)) from order_event
      where step = 'pay' group by order_id having count(*) > 1
    union all
    select format('order %s waits for its bank, and no try is under way', o.order_id) from shop_order o
      where o.payment_state = 'pending' and not exists (
        select from payment p where p.order_id = o.order_id and p.state in ('started', 'pending', 'review'))
    union all
    select format('%s of order %s went back, %s were written down', p.refunded_minor, p.order_id, coalesce(r.sum, 0))
      from payment p left join (
        select payment_id, sum(amount_minor)::bigint as sum from refund group by payment_id) r using (payment_id)
      where p.refunded_minor <> coalesce(r.sum, 0) or p.refunded_minor > p.amount_minor
    union all
    select format('order %s is %s, and %s of %s went back', o.order_id, o.payment_state, coalesce(r.sum, 0), o.total_minor)
      from shop_order o left join (
        select order_id, sum(amount_minor)::bigint as sum, sum(amount_minor + gift_card_minor + bonus_minor)::bigint as whole
        from refund group by order_id) r using (order_id)
      where coalesce(r.sum, 0) > o.total_minor
        or o.payment_state = 'refunded' and coalesce(r.sum, 0) <> o.total_minor
        or o.payment_state = 'part_refunded' and coalesce(r.whole, 0)
          not between 1 and o.total_minor + o.gift_card_minor + o.bonus_minor - 1
        or o.payment_state = 'paid' and coalesce(r.whole, 0) <> 0
    union all
    select format('refund %s of order %s was refused and nobody was told', f.refund_id, f.order_id) from refund f
      where f.state = 'refused' and not exists (select from payment_review r where r.refund_id = f.refund_id)
    union all
    select format('order %s ran out after it was paid', e.order_id) from order_event e
      where e.step = 'expire' and e.payment_state in ('paid', 'part_refunded', 'refunded')`.execute(db)
  return rows.map((row) => row.problem)
}
