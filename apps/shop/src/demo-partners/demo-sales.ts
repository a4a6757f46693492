// A year of what partners of the demo shop sold: copies of the demo customer's paid and delivered orders, spread over its days.
// In bulk, for nobody waits for it at a start; the books balance as those of any order do.
import type { Context } from '@vitrine/api/context'
import type { Database } from '@vitrine/api/db/client'
import { sql } from 'kysely'

const ONE_CALLED_OFF_OF = 23

type Sales = { partnerId: number; orders: number; now: Date }

/** Later days have more of them: a partner grows. Now and then one is called off before it is paid. */
export async function copyOrders(db: Database, { partnerId, orders, now }: Sales): Promise<void> {
  await sql`
    with template as (
      select o.*, row_number() over (order by o.order_id) - 1 as nth, count(*) over () as many
      from shop_order o where o.state = 'delivered' and o.payment_state = 'paid' and o.bonus_minor = 0
        and o.gift_card_minor = 0 and o.client_order_id not like 'demo-sale-%'
        and not exists (select from payment p where p.order_id = o.order_id)),
    wanted as (
      select i, ${now}::timestamptz - make_interval(secs => (365 * 86400 * power(1 - i::numeric / ${orders}, 1.6))::int + 1800) as at
      from generate_series(1, ${orders}::int) i),
    sold as (
      insert into shop_order (store_id, client_order_id, fingerprint, access_hash, state, payment_state, currency_code,
        subtotal_minor, discount_minor, shipping_minor, payment_minor, tax_minor, zip_tax_minor, total_minor, shipping_method,
        payment_method, shipping_address, billing_address, email, totals, created_at)
      select t.store_id, format('demo-sale-%s-%s-%s', ${partnerId}::bigint, w.i, t.order_id), t.fingerprint, sha256(gen_random_uuid()::text::bytea),
        case when w.i % ${ONE_CALLED_OFF_OF}::int = 0 then 'canceled'
          when w.at < ${now}::timestamptz - interval '5 days' then 'delivered' else 'confirmed' end,
        case when w.i % ${ONE_CALLED_OFF_OF}::int = 0 then 'open' else 'paid' end, t.currency_code,
        t.subtotal_minor, t.discount_minor, t.shipping_minor, t.payment_minor, t.tax_minor, t.zip_tax_minor, t.total_minor,
        t.shipping_method, t.payment_method, t.shipping_address, t.billing_address, 'shopper@vitrine.example', t.totals, w.at
      from wanted w join template t on t.nth = (w.i * 7 + ${partnerId}::int) % t.many
      order by w.i
      returning *),
    line as (
      insert into shop_order_line (order_id, product_id, sku, parent_sku, name, options, product_option, thumbnail, qty, price_minor, row_minor, tax_minor)
      select s.order_id, l.product_id, l.sku, l.parent_sku, l.name, l.options, l.product_option, l.thumbnail, l.qty, l.price_minor, l.row_minor, l.tax_minor
      from sold s join shop_order_line l on l.order_id = substring(s.client_order_id from '\\d+$')::bigint order by s.order_id, l.line_id
      returning 1)
    insert into order_event (order_id, step, state, payment_state, taken_by, at)
    select s.order_id, e.step, e.state, e.payment_state, e.taken_by, s.created_at + e.after
    from sold s join (values
      (0, 'cancel', 'canceled', 'open', 'staff', interval '3 hours'),
      (1, 'place', 'placed', 'open', 'customer', interval '0'),
      (2, 'pay', 'placed', 'paid', 'system', interval '10 minutes'),
      (3, 'confirm', 'confirmed', 'paid', 'system', interval '20 minutes'),
      (4, 'pack', 'packed', 'paid', 'system', interval '1 day'),
      (5, 'ship', 'shipped', 'paid', 'system', interval '2 days'),
      (6, 'deliver', 'delivered', 'paid', 'system', interval '4 days')
    ) e(place, step, state, payment_state, taken_by, after) on
      case s.state when 'canceled' then e.place <= 1 when 'delivered' then e.place > 0 else e.place between 1 and 3 end
    order by s.order_id, e.after`.execute(db)
}

/** Fifteen per cent of the goods without tax, earned when they were paid, and nothing where they never were. */
export async function attributeCopies(db: Database, partnerId: number): Promise<void> {
  await sql`
    with base as (
      select o.order_id, o.currency_code, o.created_at, o.state, l.place,
        greatest(0, l.row_minor - l.tax_minor - (o.discount_minor * l.row_minor / greatest(1, o.subtotal_minor))) as minor
      from shop_order o join lateral (
        select row_minor, tax_minor, row_number() over (order by line_id) - 1 as place
        from shop_order_line where order_id = o.order_id) l on true
      where o.client_order_id like format('demo-sale-%s-%%', ${partnerId}::bigint)),
    brought as (
      insert into order_attribution (order_id, partner_id, way, currency_code, base_minor, bonus_minor, at)
      select order_id, ${partnerId}, case order_id % 4 when 0 then 'code' else 'link' end, currency_code, sum(minor),
        coalesce((select order_minor from partner_bonus p where p.currency_code = base.currency_code), 0), created_at
      from base group by order_id, currency_code, created_at),
    line as (
      insert into royalty_line (order_id, place, base_minor, percent, royalty_minor)
      select order_id, place, minor, 15, floor(minor * 0.15) from base),
    earned as (
      select order_id, currency_code, created_at, sum(floor(minor * 0.15))::bigint as royalty
      from base where state <> 'canceled'
      group by order_id, currency_code, created_at having sum(floor(minor * 0.15)) > 0),
    account as (
      insert into royalty_account (partner_id, currency_code, pending_minor)
      select ${partnerId}, currency_code, sum(royalty) from earned group by currency_code)
    insert into royalty_entry (partner_id, currency_code, order_id, kind, pending_minor, at)
    select ${partnerId}, currency_code, order_id, 'earn', royalty, created_at + interval '10 minutes' from earned
    order by created_at`.execute(db)
}

/** What ripened orders bring in bonuses of the shop, on an account that is opened with the first. */
export async function giveBonuses({ db, now }: Context): Promise<void> {
  await sql`
    with due as (
      select a.order_id, a.partner_id, a.currency_code, a.bonus_minor as minor
      from order_attribution a join royalty_entry e on e.order_id = a.order_id and e.kind = 'ripen'
      where a.bonus_minor > 0 and not exists (
        select from ledger_entry l where l.cause_type = 'royalty' and l.cause_id = a.order_id::text)),
    new as materialized (
      select partner_id, currency_code, nextval(pg_get_serial_sequence('ledger_account', 'account_id')) as account_id
      from (select distinct partner_id, currency_code from due) d
      where not exists (select from bonus_account b where (b.customer_id, b.currency_code) = (d.partner_id, d.currency_code))),
    sums as (
      select d.partner_id, d.currency_code, coalesce(b.account_id, n.account_id) as account_id,
        sum(d.minor)::bigint as minor, n.account_id is not null as is_new
      from due d left join new n using (partner_id, currency_code)
        left join bonus_account b on (b.customer_id, b.currency_code) = (d.partner_id, d.currency_code)
      group by d.partner_id, d.currency_code, b.account_id, n.account_id),
    opened as (
      insert into ledger_account (account_id, currency_code, balance_minor)
      select account_id, currency_code, minor from sums where is_new),
    owned as (
      insert into bonus_account (customer_id, currency_code, account_id)
      select partner_id, currency_code, account_id from sums where is_new),
    grown as (
      update ledger_account l set balance_minor = balance_minor + s.minor
      from sums s where l.account_id = s.account_id and not s.is_new)
    insert into ledger_entry (account_id, kind, cause_type, cause_id, change_minor, at)
    select s.account_id, 'credit', 'royalty', d.order_id::text, d.minor, ${now()}
    from due d join sums s using (partner_id, currency_code) order by d.order_id`.execute(db)
}
