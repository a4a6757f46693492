import { CUSTOMER_LISTS, type CustomerListName } from '@vitrine/contract/people/customer-list'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { keysetOf } from '#api/db/paging/keyset.ts'
import { BONUSES, boughtBy, type ListedRow, NAME } from '../customer-facts.ts'
import { type CustomerWish, MEMBER_LISTS, narrowed, sortKeys } from './customer-filters.ts'
import { knownBy } from './known-customers.ts'
import { countGuests, guests } from './select-guests.ts'

const found = sortKeys({ seen: sql`p.seen_at`, orders: sql`p.orders`, name: NAME })
/** The same once more, of the page. */
const paged = sortKeys({ seen: sql`c.seen_at`, orders: sql`c.orders`, name: sql`c.name` })
const ID = sql<number>`c.customer_id`

/** Those with an account, one more than asked for. Money is reckoned for the page alone. */
export async function selectMembers(
  ctx: Context,
  wish: CustomerWish,
  list: RawBuilder<unknown>,
): Promise<ListedRow[]> {
  const [before, shown] = [keysetOf({ id: ID, keys: found }, wish), keysetOf({ id: ID, keys: paged }, wish)]
  const { rows } = await sql<ListedRow>`
    with p as (${knownBy(wish.q)}),
    page as (
      select c.*, p.orders, p.seen_at, p.last_order_id, ${NAME} as name
      from p join customer c using (customer_id)
      where ${list} and ${narrowed(wish, ctx.now())} and ${before.isAfter}
      order by ${before.order} limit ${wish.size + 1})
    select c.customer_id as id, c.customer_id as row_id, ${shown.sortedBy} as sorted_by,
      c.name, coalesce(nullif(c.city, ''), o.billing_address ->> 'city', '') as city,
      s.code as store_code, c.email, c.phone, c.roles, c.orders, c.seen_at, c.last_order_id,
      ${boughtBy(sql`o.customer_id = c.customer_id`)} as bought, ${BONUSES} as bonuses
    from page c left join shop_order o on o.order_id = c.last_order_id left join store s on s.store_id = o.store_id
    order by ${shown.order}`.execute(ctx.db)
  return rows
}

/** `from … where …` of a list: guests are no members. */
export function customerRows(ctx: Context, wish: CustomerWish): RawBuilder<unknown> {
  if (wish.view === 'guests') return guests(wish)
  return sql`from (${knownBy(wish.q)}) p join customer c using (customer_id)
    where ${MEMBER_LISTS[wish.view]} and ${narrowed(wish, ctx.now())}`
}

type Counts = Record<CustomerListName, number>

export async function countCustomers(
  ctx: Context,
  wish: CustomerWish,
): Promise<{ counts: Counts; newThisWeek: number }> {
  const columns = CUSTOMER_LISTS.filter((name) => name !== 'guests').map(
    (name) => sql`count(*) filter (where ${MEMBER_LISTS[name]})::int as ${sql.ref(name)}`,
  )
  const now = ctx.now()
  const [{ rows }, guests] = await Promise.all([
    sql<Counts & { fresh: number }>`
      with p as (${knownBy(wish.q)})
      select ${sql.join(columns)},
        count(*) filter (where c.created_at > ${now}::timestamptz - interval '7 days')::int as fresh
      from p join customer c using (customer_id) where ${narrowed(wish, now)}`.execute(ctx.db),
    countGuests(ctx, wish),
  ])
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  const { fresh, ...counts } = row
  return { counts: { ...counts, guests }, newThisWeek: fresh }
}
