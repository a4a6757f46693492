import type { SalesPeriod } from '@vitrine/contract/partner/sales'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'

export type Sums = { posts: number; orders: number; sold: number; profit: number }
export type Part = Sums & { at: string; is_to_come: boolean; profit_before: number }
export type Asked = { partnerId: number; currency: string; period: SalesPeriod }

const UNITS: Record<SalesPeriod, { unit: string; step: string }> = {
  today: { unit: 'day', step: '3 hours' },
  week: { unit: 'week', step: '1 day' },
  month: { unit: 'month', step: '1 day' },
  year: { unit: 'year', step: '1 month' },
}

/** Part by part, by the clock of the store; beside each what the period before had there. */
export async function listParts(ctx: Context, asked: Asked): Promise<Part[]> {
  const step = sql`${UNITS[asked.period].step}::interval`
  const { rows } = await sql<Part>`
    ${salesOf(ctx, asked)}
    select to_char(part.at, 'YYYY-MM-DD"T"HH24:MI') as at, part.at > p.local as is_to_come, here.*, there.profit as profit_before
    from p cross join lateral generate_series(p.start, p.start + p.span - ${step}, ${step}) as part(at)
    cross join lateral (select ${SUMS}, (select count(*)::int from post where local >= part.at and local < part.at + ${step}) as posts
      from sale where local >= part.at and local < part.at + ${step}) here
    cross join lateral (select ${SUMS} from sale
      where local >= part.at - p.span and local < part.at - p.span + ${step} and local < p.start) there
    order by part.at`.execute(ctx.db)
  return rows
}

/** Of the period before, up to the same hour: what is compared is as long. */
export async function sumBefore(ctx: Context, asked: Asked): Promise<Sums> {
  const { rows } = await sql<Sums>`${salesOf(ctx, asked)}
    select ${SUMS}, (select count(*)::int from post where post.local < least(p.start, p.local - p.span)) as posts
    from p left join sale on sale.local < least(p.start, p.local - p.span) group by p.start, p.local, p.span`.execute(
    ctx.db,
  )
  return rows[0] ?? { posts: 0, orders: 0, sold: 0, profit: 0 }
}

const SUMS = sql`count(base_minor)::int as orders, coalesce(sum(base_minor), 0)::bigint as sold, coalesce(sum(royalty_minor), 0)::bigint as profit`

/** `p`: the period; `sale`: what was brought in it and in the one before, by the time of the store. */
function salesOf({ store, now }: Context, { partnerId, currency, period }: Asked): RawBuilder<unknown> {
  const zone = TIME_ZONES[store.code]
  const { unit } = UNITS[period]
  return sql`with p as (
      select local, date_trunc(${unit}, local) as start, ${`1 ${unit}`}::interval as span
      from (select ${now()}::timestamptz at time zone ${zone} as local) n),
    sale as (
      select a.at at time zone ${zone} as local, a.base_minor, (
        select sum(pending_minor + active_minor + paid_minor) from royalty_entry e where e.order_id = a.order_id) as royalty_minor
      from order_attribution a join shop_order o using (order_id)
      where a.partner_id = ${partnerId} and a.currency_code = ${currency} and o.state not in ('canceled', 'returned')
        and a.at at time zone ${zone} >= (select start - span from p)),
    post as (
      select created_at at time zone ${zone} as local from partner_post
      where customer_id = ${partnerId} and created_at at time zone ${zone} >= (select start - span from p))`
}
