// What the staff reads of customers, as parts of SQL: `c` is the customer.
import { type RawBuilder, sql } from 'kysely'
import { refundedMinorSql } from '#api/db/rules/order-money.ts'
import { isPlacedSql } from '#api/db/rules/order-rules.ts'
import { nameOfAddress, ownNameSql } from '#api/db/text/name-sql.ts'
import { holdsMoney } from '#api/ledger/cashback-of.ts'

export const PLACED = isPlacedSql('o')

export type MoneyRow = { currency: string; minor: number }

/** Of a list: somebody with an account, or a guest by the mailbox of their orders. */
export type PersonRow = {
  id: number | null
  name: string
  city: string
  store_code: string | null
  email: string | null
  phone: string | null
  roles: string[]
  orders: number
  bought: MoneyRow[]
  bonuses: MoneyRow[]
  seen_at: Date | null
  last_order_id: number | null
}

/** `row_id`: its place among the others of its list; a guest has no number of their own. */
export type ListedRow = PersonRow & { row_id: number; sorted_by: string | null }

/** Of orders that `of` narrows: what was paid for them and stayed, each money apart, the most first. What is canceled was not bought. */
export const boughtBy = (of: RawBuilder<boolean>): RawBuilder<MoneyRow[]> => sql`(
  select coalesce(jsonb_agg(m order by m.minor desc), '[]') from (
    select o.currency_code as currency, sum(o.total_minor - ${refundedMinorSql('o')})::bigint as minor from shop_order o
    where ${of} and ${PLACED} and ${holdsMoney} and o.state <> 'canceled' group by 1) m)`

export const BONUSES: RawBuilder<MoneyRow[]> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('currency', b.currency_code, 'minor', l.balance_minor)
    order by l.balance_minor desc), '[]')
  from bonus_account b join ledger_account l using (account_id) where b.customer_id = c.customer_id)`

/** As they call themselves, else as they signed their last order; empty where neither says. */
export const NAME: RawBuilder<string> = sql`coalesce(${ownNameSql('c')},
  (select ${nameOfAddress(sql`o.billing_address`)}
    from shop_order o where o.customer_id = c.customer_id and ${PLACED} order by o.order_id desc limit 1), '')`
