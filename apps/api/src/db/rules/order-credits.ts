// What bonuses and gift cards hold of an order, for statements about many of them.
import { type RawBuilder, sql } from 'kysely'

/** For the table `shop_order` by its alias, rows to join: each hold, and what came back to it, with the whole order or by a refund. */
export const creditLinesSql = (alias: string): RawBuilder<unknown> => sql`(
  select e.account_id, e.kind, e.change_minor from ledger_entry e
  where e.cause_type = 'order' and e.cause_id = ${sql.ref(`${alias}.order_id`)}::text and e.kind in ('hold', 'back')
  union all
  select e.account_id, e.kind, e.change_minor from refund r
  join ledger_entry e on e.cause_type = 'refund' and e.cause_id = r.refund_id::text
  where r.order_id = ${sql.ref(`${alias}.order_id`)})`
