import { sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { isFormerOfSql } from '#api/db/rules/former-order-rules.ts'
import { CUSTOMER_PHOTOS } from '../photo/photo-queries.ts'

export const exportData = (ctx: Context) => dataOf(ctx, myId(ctx))

/** What somebody said of themselves to become one, where their money goes, and what they earned; null of who never asked. */
const ofPartner = sql`(select case when max(found) is null then null else jsonb_build_object(
    'page', (select to_jsonb(p) - 'customer_id' from partner p where p.customer_id = c.customer_id),
    'link_code', (select k.code from partner_code k where k.customer_id = c.customer_id),
    'applications', (select coalesce(jsonb_agg(to_jsonb(a) - 'customer_id' order by a.application_id), '[]')
      from partner_application a where a.customer_id = c.customer_id),
    'agreements', (select coalesce(jsonb_agg(to_jsonb(g) - 'customer_id' order by g.accepted_at), '[]')
      from partner_agreement g where g.customer_id = c.customer_id),
    'payout_accounts', (select coalesce(jsonb_agg(to_jsonb(w) - 'customer_id' order by w.currency_code), '[]')
      from payout_account w where w.customer_id = c.customer_id),
    'earned', (select coalesce(jsonb_agg(to_jsonb(r) - 'partner_id' order by r.currency_code), '[]')
      from royalty_account r where r.partner_id = c.customer_id),
    'payouts', (select coalesce(jsonb_agg(to_jsonb(o) - 'partner_id' order by o.payout_id), '[]')
      from payout o where o.partner_id = c.customer_id)) end
  from (select 1 as found from partner_application where customer_id = c.customer_id
    union all select 1 from partner where customer_id = c.customer_id
    union all select 1 from royalty_account where partner_id = c.customer_id
    union all select 1 from payout_account where customer_id = c.customer_id) known)`

/** Whatever names the customer, table by table; secrets and what is known of others are not theirs. */
export async function dataOf(ctx: Context, customerId: number) {
  const { rows } = await sql<{ about: Record<string, unknown> }>`
    select jsonb_build_object(
      'profile', jsonb_build_object('email', c.email, 'phone', c.phone, 'firstname', c.firstname,
        'lastname', c.lastname, 'city', c.city, 'postcode', c.postcode, 'country', c.country, 'photo', ${CUSTOMER_PHOTOS} || c.photo, 'roles', c.roles,
        'since', c.created_at),
      'addresses', (select coalesce(jsonb_agg(w.address || jsonb_build_object('is_default', w.is_default,
          'saved_at', w.created_at) order by w.address_id), '[]')
        from customer_address w where w.customer_id = c.customer_id),
      'orders', (select coalesce(jsonb_agg(jsonb_build_object('number', o.number, 'placed_at', o.created_at,
          'store', s.code, 'state', o.state, 'payment_state', o.payment_state, 'currency', o.currency_code,
          'total_minor', o.total_minor, 'email', o.email, 'comment', o.comment, 'shipping_address', o.shipping_address,
          'billing_address', o.billing_address, 'shipping_method', o.shipping_method,
          'payment_method', o.payment_method, 'tracking', o.tracking,
          'lines', (select jsonb_agg(jsonb_build_object('sku', l.sku, 'name', l.name, 'options', l.options,
            'qty', l.qty, 'row_minor', l.row_minor) order by l.line_id)
            from shop_order_line l where l.order_id = o.order_id)) order by o.order_id), '[]')
        from shop_order o join store s using (store_id) where o.customer_id = c.customer_id),
      'former_orders', (select coalesce(jsonb_agg(jsonb_build_object('number', f.number, 'placed_at', f.placed_at,
          'currency', f.currency_code, 'total_minor', f.total_minor, 'email', f.email, 'ending', f.ending, 'facts', f.facts,
          'lines', (select coalesce(jsonb_agg(jsonb_build_object('sku', l.sku, 'name', l.name, 'qty', l.qty,
            'price_minor', l.price_minor, 'facts', l.facts) order by l.position), '[]')
            from former_order_line l where l.former_order_id = f.former_order_id)) order by f.placed_at), '[]')
        from former_order f where ${isFormerOfSql('f', customerId)}),
      'bags', (select coalesce(jsonb_agg(jsonb_build_object('store_id', t.store_id, 'sku', l.sku, 'qty', l.qty)), '[]')
        from cart t join cart_line l using (cart_id) where t.customer_id = c.customer_id and t.status = 'open'),
      'bonuses', (select coalesce(jsonb_agg(jsonb_build_object('currency', a.currency_code, 'kind', e.kind,
          'cause', e.cause_type, 'reason', b.reason, 'change_minor', e.change_minor, 'at', e.at) order by e.entry_id), '[]')
        from bonus_account a join ledger_entry e using (account_id)
          left join bonus_booking b on e.cause_type = 'manual' and b.booking_id::text = e.cause_id
        where a.customer_id = c.customer_id),
      'notes', (select coalesce(jsonb_agg(jsonb_build_object('words', n.words, 'at', n.at) order by n.note_id), '[]')
        from staff_note n left join shop_order o using (order_id)
        where c.customer_id in (n.customer_id, o.customer_id)),
      'partner', ${ofPartner},
      'devices', (select coalesce(jsonb_agg(jsonb_build_object('started_at', d.started_at, 'ended_at', d.ended_at,
          'device', d.user_agent, 'country', d.country) order by d.session_id), '[]')
        from session d where d.customer_id = c.customer_id),
      'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('device', k.user_agent, 'made_at', k.created_at,
          'last_used_at', k.last_used_at)), '[]') from passkey k where k.customer_id = c.customer_id),
      'reviews', (select coalesce(jsonb_agg(jsonb_build_object('title', r.title, 'text', r.detail,
          'rating', r.rating, 'nickname', r.nickname, 'written_at', r.created_at) order by r.review_id), '[]')
        from review r where r.customer_id = c.customer_id),
      'wishlist', (select coalesce(jsonb_agg(jsonb_build_object('sku', w.sku, 'added_at', w.added_at)
          order by w.added_at), '[]')
        from wishlist_item w where w.customer_id = c.customer_id),
      'wishlist_letters_since', (select w.notes_since from wishlist w where w.customer_id = c.customer_id),
      'alerts', (select coalesce(jsonb_agg(jsonb_build_object('store_id', a.store_id, 'sku', a.sku,
          'asked_at', a.asked_at, 'confirmed_at', a.confirmed_at, 'sent_at', a.sent_at) order by a.alert_id), '[]')
        from stock_alert a where a.email = c.email),
      'promoted', (select coalesce(jsonb_agg(jsonb_build_object('sku', p.sku, 'since', p.created_at,
          'arrived_on', p.delivered_on, 'archived_at', p.archived_at, 'reason', p.archived_reason,
          'notes', p.archived_notes, 'photos', (select count(*) from promo_photo f where f.promo_id = p.promo_id))
          order by p.promo_id), '[]')
        from promo_product p where p.customer_id = c.customer_id and p.sku is not null),
      'posts', (select coalesce(jsonb_agg(jsonb_build_object('type', t.type, 'link', t.link, 'at', t.created_at)
          order by t.post_id), '[]')
        from partner_post t where t.customer_id = c.customer_id),
      'letters', (select coalesce(jsonb_agg(jsonb_build_object('store_id', n.store_id, 'status', n.status,
          'asked_at', n.asked_at)), '[]')
        from newsletter_subscriber n where n.email = c.email)
    ) as about from customer c where c.customer_id = ${customerId}`.execute(ctx.db)
  return { made_at: ctx.now().toISOString(), about: rows[0]?.about ?? {} }
}
