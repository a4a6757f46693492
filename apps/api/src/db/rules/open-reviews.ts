// What of the money of orders waits for a person: of what came, and of each refund its service refused.
import { type RawBuilder, sql } from 'kysely'

/** Few there are at once; each with the order it is of. */
export const OPEN_REVIEWS: RawBuilder<unknown> = sql`(
  select p.order_id as of_order, r.* from payment p join payment_review r using (payment_id)
  where r.resolved_at is null
  union all
  select f.order_id as of_order, r.* from refund f join payment_review r using (refund_id)
  where r.payment_id is null and r.resolved_at is null)`

/** Those of one order of the table `shop_order`, by its alias. */
export const openReviewsSql = (alias: string): RawBuilder<unknown> =>
  sql`(select * from ${OPEN_REVIEWS} w where w.of_order = ${sql.ref(`${alias}.order_id`)})`
