import type { SoldPeriod } from '@vitrine/contract/desk/home'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { isPlacedSql } from '#api/db/rules/order-rules.ts'
import { endOfBefore, isInBefore } from '#api/db/rules/period-before.ts'

/** How a period is cut. */
const PARTS = { today: 'hour', week: 'day', month: 'day', year: 'month' } as const
const SPANS = { today: 'day', week: 'week', month: 'month', year: 'year' } as const

/** Placed, and not taken back: what is canceled was not sold. */
const SOLD = sql`${isPlacedSql('o')} and o.state <> 'canceled'`

export type Wanted = { period: SoldPeriod; store?: string | undefined }
type Clock = { now: RawBuilder<unknown>; start: RawBuilder<unknown>; span: RawBuilder<unknown>; zone: string }

/** By the clock of the store one asks through: its midnight begins the day. */
function clockOf({ now, store }: Context, period: SoldPeriod): Clock {
  const zone = TIME_ZONES[store.code]
  const here = sql`(${now()}::timestamptz at time zone ${zone})`
  return {
    zone,
    now: here,
    start: sql`date_trunc(${SPANS[period]}, ${here})`,
    span: sql`${`1 ${SPANS[period]}`}::interval`,
  }
}

const narrowed = (store: string | undefined) => (store === undefined ? sql`true` : sql`s.code = ${store}`)

export type StoreRow = {
  store_code: string
  currency: string
  orders: number
  sum_minor: number
  orders_before: number
  sum_before_minor: number
  returned: number
}

/** One row for each store and money; before stands for the same stretch of the period before, by `endOfBefore`. */
export async function selectByStore(ctx: Context, { period, store }: Wanted): Promise<StoreRow[]> {
  const { zone, start, span, now } = clockOf(ctx, period)
  const isNow = sql`o.created_at >= ${start} at time zone ${zone}`
  const isBefore = sql`o.created_at < ${endOfBefore({ at: now, span })} at time zone ${zone}`
  const { rows } = await sql<StoreRow>`
    select s.code as store_code, o.currency_code as currency,
      count(*) filter (where ${isNow})::int as orders,
      coalesce(sum(o.total_minor) filter (where ${isNow}), 0)::bigint as sum_minor,
      count(*) filter (where ${isBefore})::int as orders_before,
      coalesce(sum(o.total_minor) filter (where ${isBefore}), 0)::bigint as sum_before_minor,
      count(*) filter (where ${isNow} and o.state = 'returned')::int as returned
    from shop_order o join store s using (store_id)
    where ${SOLD} and ${narrowed(store)} and o.created_at >= (${start} - ${span}) at time zone ${zone}
    group by 1, 2 order by sum_minor desc, 1`.execute(ctx.db)
  return rows
}

export type PartRow = {
  at: string
  orders: number
  sum_minor: number
  sum_before_minor: number
  is_to_come: boolean
}

/** Every part of the period, also those nothing was sold in; beside each what the period before had there. */
export async function selectParts(
  ctx: Context,
  { period, store, currency }: Wanted & { currency: string },
): Promise<PartRow[]> {
  const { zone, start, span, now } = clockOf(ctx, period)
  const unit = PARTS[period]
  const step = sql`${`1 ${unit}`}::interval`
  const { rows } = await sql<PartRow>`
    with part as (select at from generate_series(${start}, ${start} + ${span} - ${step}, ${step}) as g(at)),
    sold as (
      select date_trunc(${unit}, o.created_at at time zone ${zone}) as at, sum(o.total_minor) as sum_minor,
        count(*) as orders
      from shop_order o join store s using (store_id)
      where ${SOLD} and ${narrowed(store)} and o.currency_code = ${currency}
        and o.created_at >= (${start} - ${span}) at time zone ${zone}
      group by 1)
    select to_char(part.at, 'YYYY-MM-DD"T"HH24:MI:SS') as at, coalesce(n.orders, 0)::int as orders,
      coalesce(n.sum_minor, 0)::bigint as sum_minor, coalesce(b.sum_minor, 0)::bigint as sum_before_minor,
      part.at > ${now} as is_to_come
    from part left join sold n on n.at = part.at
      left join sold b on b.at = part.at - ${span} and ${isInBefore({ at: sql`part.at`, span })}
    order by part.at`.execute(ctx.db)
  return rows
}
