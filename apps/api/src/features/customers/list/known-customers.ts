import { type RawBuilder, sql } from 'kysely'
import { hasPairs } from '#api/db/text/may-hold.ts'
import { PLACED } from '../customer-facts.ts'

/** Orders and last sign of life of everybody with an account. */
const ALL_KNOWN = sql`
  select c.customer_id, coalesce(b.orders, 0)::int as orders, b.last_order_id, s.seen_at
  from customer c
  left join (select o.customer_id, count(*) as orders, max(o.order_id) as last_order_id from shop_order o
    where o.customer_id is not null and ${PLACED} group by 1) b using (customer_id)
  left join (select n.customer_id, max(t.issued_at) as seen_at from session n join refresh_token t using (session_id)
    where n.parent_id is null group by 1) s using (customer_id)
  where c.enabled`

/** The same of a few: looked up for each, where nobody else's is read. */
const FEW_KNOWN = sql`
  select c.customer_id, b.orders, b.last_order_id, s.seen_at
  from customer c
  cross join lateral (select count(*)::int as orders, max(o.order_id) as last_order_id from shop_order o
    where o.customer_id = c.customer_id and ${PLACED}) b
  cross join lateral (select max(t.issued_at) as seen_at from session n join refresh_token t using (session_id)
    where n.customer_id = c.customer_id and n.parent_id is null) s
  where c.enabled`

/** Whoever is searched for by a text is one of a few. */
export const knownBy = (text: string): RawBuilder<unknown> => (hasPairs(text) ? FEW_KNOWN : ALL_KNOWN)
