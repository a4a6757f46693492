import { type RawBuilder, sql } from 'kysely'

/**
 * Less than this waits for the next run. Of a partnership that has ended, or an account that is deleted, nothing more comes, so
 * nothing waits for more.
 */
export const minimumOf = (
  partnerId: RawBuilder<unknown>,
  currency: RawBuilder<unknown>,
): RawBuilder<number> =>
  sql<number>`(case when exists (select from partner where customer_id = ${partnerId} and ended_at is not null)
    or exists (select from customer where customer_id = ${partnerId} and not enabled) then 0
    else coalesce((select minimum_minor from payout_minimum where currency_code = ${currency}), 0) end)::bigint`
