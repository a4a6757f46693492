// What came for an order, what went back, and what bonuses and gift cards hold, for statements about many of them.
import { type RawBuilder, sql } from 'kysely'

/** For the table `shop_order` by its alias: by a service what it was paid by, once; else the whole order came outside of one. */
export function paidMinorSql(alias: string): RawBuilder<number> {
  return sql`coalesce((${paidBySql(alias, 'amount_minor')}), ${sql.ref(`${alias}.total_minor`)})`
}

/** The payment of a service that counts; none where the money came outside of one. */
export const paidBySql = (alias: string, column: 'payment_id' | 'amount_minor'): RawBuilder<number> => sql`
  select ${sql.ref(`p.${column}`)} from payment p
  where p.order_id = ${sql.ref(`${alias}.order_id`)} and p.state = 'paid' order by p.settled_at, p.payment_id limit 1`

/** What a service was asked to give back counts from then on. */
export const refundedMinorSql = (alias: string): RawBuilder<number> => sql`
  (select coalesce(sum(r.amount_minor), 0)::bigint from refund r where r.order_id = ${sql.ref(`${alias}.order_id`)})`

/** Of what went back, what gift cards had paid. */
export const refundedCardsSql = (alias: string): RawBuilder<number> => sql`
  (select coalesce(sum(r.gift_card_minor), 0)::bigint from refund r where r.order_id = ${sql.ref(`${alias}.order_id`)})`

/** Rows to join: each hold of bonuses and gift cards, and what came back to it, with the whole order or by a refund. */
export const creditLinesSql = (alias: string): RawBuilder<unknown> => sql`(
  select e.account_id, e.kind, e.change_minor from ledger_entry e
  where e.cause_type = 'order' and e.cause_id = ${sql.ref(`${alias}.order_id`)}::text and e.kind in ('hold', 'back')
  union all
  select e.account_id, e.kind, e.change_minor from refund r
  join ledger_entry e on e.cause_type = 'refund' and e.cause_id = r.refund_id::text
  where r.order_id = ${sql.ref(`${alias}.order_id`)})`
