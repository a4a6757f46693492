// The royalty of an order as its partner reads it, in the cabinet and among their own orders.
import type { OrderRoyalty } from '@vitrine/contract/partner/sums'
import { can } from '@vitrine/domain/access/can'
import { toMajor } from '@vitrine/domain/money/money'
import { isoDay } from '@vitrine/i18n/calendar/calendar-day'
import { type RawBuilder, sql } from 'kysely'
import { type Context, customerIdOf } from '#api/context.ts'
import { arrivedAt, awaitsPieces, dayPastReturn, isThere } from './past-return.ts'

export type Written = {
  pending: number
  active: number
  paid: number
  bonus: number
  payout_id: number | null
  /** When the parcel was there; null while something else has to come first. */
  arrived: Date | null
  /** By whose calendar it can still come back. */
  store_id: number
}

/** What order `o` brings in bonuses, while it brings anything: beside its lines `e`. */
export const bonusOf: RawBuilder<number> = sql`(
  case when sum(e.pending_minor + e.active_minor + e.paid_minor) > 0
    then (select a.bonus_minor from order_attribution a where a.order_id = o.order_id) else 0 end)`

/** What was written of order `o`: a row to join. */
export const written: RawBuilder<Written> = sql`(
  select coalesce(sum(pending_minor), 0)::bigint as pending, coalesce(sum(active_minor), 0)::bigint as active,
    coalesce(sum(paid_minor), 0)::bigint as paid, ${bonusOf} as bonus, max(payout_id) as payout_id,
    case when ${isThere} and not ${awaitsPieces} then ${arrivedAt} end as arrived, o.store_id
  from royalty_entry e where e.order_id = o.order_id)`

export function toRoyalty(row: Written, currency: string): OrderRoyalty {
  const { pending, active, paid, bonus, payout_id, arrived } = row
  const sum = pending + active + paid
  return {
    ...{ sum: toMajor(sum), bonus: toMajor(bonus), currency },
    sent: pending === 0 && sum > 0,
    due: pending > 0 && arrived ? isoDay(dayPastReturn(arrived, row.store_id)) : null,
    file: payout_id === null ? null : statementOf(payout_id),
    payout_id,
  }
}

export const statementOf = (payoutId: number) => `/api/blogger/payouts/${payoutId}/statement`

const NOTHING: Written = {
  pending: 0,
  active: 0,
  paid: 0,
  bonus: 0,
  payout_id: null,
  arrived: null,
  store_id: 0,
}
type Asked = { order_id: number; currency_code: string }

/** Of each of these orders what it is worth to who asks; null for everybody but partners (api-shapes §1.8). */
export async function royaltiesOf(
  ctx: Context,
  orders: readonly Asked[],
): Promise<(order: Asked) => OrderRoyalty | null> {
  if (!can(ctx, 'royalty:read') || orders.length === 0) return () => null
  const ids = orders.map(({ order_id }) => order_id)
  const { rows } = await sql<Written & { order_id: number }>`
    select o.order_id, r.* from order_attribution a join shop_order o using (order_id) cross join lateral ${written} r
    where a.partner_id = ${customerIdOf(ctx)} and a.order_id = any(${ids}::bigint[])`.execute(ctx.db)
  return ({ order_id, currency_code }) =>
    toRoyalty(rows.find((row) => row.order_id === order_id) ?? NOTHING, currency_code)
}
