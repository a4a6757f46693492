// Who has ordered without an account: a mailbox of orders, nothing more.
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { keysetOf } from '#api/db/paging/keyset.ts'
import { hasPhone } from '#api/db/text/has-phone.ts'
import { likeText } from '#api/db/text/like-text.ts'
import { nameOfAddress } from '#api/db/text/name-sql.ts'
import { boughtBy, type ListedRow, PLACED } from '../customer-facts.ts'
import { type CustomerWish, sortKeys } from './customer-filters.ts'
import { guestsFoundBy } from './found-by.ts'

const ORDERED = sql`o.customer_id is null and o.email <> '' and ${PLACED}`

const named = nameOfAddress(sql`l.billing_address`)

const keys = sortKeys({ seen: sql`l.created_at`, orders: sql`g.orders`, name: named })
const ID = sql<number>`g.last_order_id`

export function guests(wish: CustomerWish): RawBuilder<unknown> {
  const { q, store } = wish
  const text =
    q === ''
      ? sql`true`
      : sql`(g.email ilike ${`${likeText(q)}%`} or ${named} ilike ${`%${likeText(q)}%`}
          or ${hasPhone(sql`l.billing_address ->> 'telephone'`, q)})`
  // Guests are never signed in and have no bonuses.
  const isAny = wish.bonuses === undefined && wish.orders !== 'none'
  const count =
    wish.orders === 'one' ? sql`g.orders = 1` : wish.orders === 'more' ? sql`g.orders > 1` : sql`true`
  return sql`from (
      select lower(o.email) as email, count(*)::int as orders, max(o.order_id) as last_order_id,
        array_agg(distinct o.store_id) as stores
      from shop_order o where ${ORDERED} and ${guestsFoundBy(q)} group by 1) g
    join shop_order l on l.order_id = g.last_order_id join store s on s.store_id = l.store_id
    where ${isAny} and ${count} and ${text} and ${
      store === undefined
        ? sql`true`
        : sql`(select store_id from store where code = ${store}) = any(g.stores)`
    }`
}

/** One more than asked for. */
export async function selectGuests({ db }: Context, wish: CustomerWish): Promise<ListedRow[]> {
  const { sortedBy, isAfter, order } = keysetOf({ id: ID, keys }, wish)
  const { rows } = await sql<ListedRow>`
    select null::bigint as id, ${ID} as row_id, ${sortedBy} as sorted_by, ${named} as name, coalesce(l.billing_address ->> 'city', '') as city,
      s.code as store_code, g.email, nullif(l.billing_address ->> 'telephone', '') as phone, '{}'::text[] as roles,
      g.orders, ${boughtBy(sql`o.customer_id is null and lower(o.email) = g.email`)} as bought, '[]'::jsonb as bonuses,
      l.created_at as seen_at, g.last_order_id ${guests(wish)} and ${isAfter}
    order by ${order} limit ${wish.size + 1}`.execute(db)
  return rows
}

export async function countGuests({ db }: Context, wish: CustomerWish): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${guests(wish)}`.execute(db)
  return rows[0]?.count ?? 0
}
