// Which customers stand in which list, and what is asked of them, as SQL: `c` is the customer, `p` what is known of them.
import type { CallParsed } from '@vitrine/contract/call'
import type { CustomerListName, CustomerSort, listCustomers } from '@vitrine/contract/people/customer-list'
import { type RawBuilder, sql } from 'kysely'
import { momentKey, type SortKey } from '#api/db/paging/sort-key.ts'
import { inAlphabet } from '#api/db/text/in-alphabet.ts'
import { isPartnerSql, isStaffSql } from '#api/features/sessions/index.ts'
import { PLACED } from '../customer-facts.ts'
import { foundBy } from './found-by.ts'

export type CustomerWish = CallParsed<typeof listCustomers>['query']

export const MEMBER_LISTS = {
  all: sql`true`,
  vip: sql`'vip' = any(c.roles)`,
  partners: isPartnerSql('c'),
  staff: isStaffSql('c'),
} as const satisfies Partial<Record<CustomerListName, RawBuilder<unknown>>>

export function narrowed(wish: CustomerWish, now: Date): RawBuilder<boolean> {
  return sql`${foundBy(wish.q)} and ${boughtIn(wish.store)} and ${ordersAre(wish.orders)}
    and ${wish.bonuses === 'some' ? HAS_BONUSES : sql`true`} and ${seenIn(wish.seen, now)}`
}

const boughtIn = (store: string | undefined) =>
  store === undefined
    ? sql`true`
    : sql`exists (select from shop_order o join store w using (store_id)
        where o.customer_id = c.customer_id and ${PLACED} and w.code = ${store})`

const ORDERS = { none: sql`p.orders = 0`, one: sql`p.orders = 1`, more: sql`p.orders > 1` }
const ordersAre = (orders: CustomerWish['orders']) => (orders ? ORDERS[orders] : sql`true`)

const HAS_BONUSES = sql`exists (select from bonus_account b join ledger_account l using (account_id)
  where b.customer_id = c.customer_id and l.balance_minor > 0)`

const DAYS = { today: 1, week: 7, month: 30 } as const

function seenIn(seen: CustomerWish['seen'], now: Date): RawBuilder<unknown> {
  if (seen === undefined) return sql`true`
  const since = (days: number) => sql`p.seen_at > ${now}::timestamptz - make_interval(days => ${days})`
  return seen === 'longer' ? sql`(${since(DAYS.month)}) is not true` : since(DAYS[seen])
}

type Sorted = { seen: RawBuilder<unknown>; orders: RawBuilder<unknown>; name: RawBuilder<string> }

/** What a list is sorted by, by where it reads that. Who was never seen comes before all others. */
export const sortKeys = ({ seen, orders, name }: Sorted): Readonly<Record<CustomerSort, SortKey>> => ({
  seen: momentKey(seen),
  orders: { by: orders, as: 'bigint' },
  name: { by: inAlphabet(name), as: 'text' },
})
