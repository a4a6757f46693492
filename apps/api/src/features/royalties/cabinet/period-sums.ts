// What was sold and earned in a period, part by part, by the clock of the store.
import type { PartnerSums, SalesPeriod } from '@vitrine/contract/partner/sums'
import { toMajor } from '@vitrine/domain/money/money'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { isSaleSql } from '#api/db/rules/order-rules.ts'
import { endOfBefore, isInBefore } from '#api/db/rules/period-before.ts'
import { bonusOf } from '#api/ledger/order-royalties.ts'

/** Money in minor units. */
export type Sums = PartnerSums
type Part = Sums & { at: string; is_to_come: boolean; profit_before: number }
type Asked = { partnerId: number; currency: string; period: SalesPeriod }

const UNITS: Record<SalesPeriod, { unit: string; step: string }> = {
  today: { unit: 'day', step: '3 hours' },
  week: { unit: 'week', step: '1 day' },
  month: { unit: 'month', step: '1 day' },
  year: { unit: 'year', step: '1 month' },
}

/** Beside each part what the period before had there. */
export async function listParts(ctx: Context, asked: Asked): Promise<Part[]> {
  const step = sql`${UNITS[asked.period].step}::interval`
  const { rows } = await sql<Part>`
    ${salesOf(ctx, asked)}
    select to_char(part.at, 'YYYY-MM-DD"T"HH24:MI') as at, part.at > p.local as is_to_come, here.*, there.profit as profit_before
    from p cross join lateral generate_series(p.start, p.start + p.span - ${step}, ${step}) as part(at)
    cross join lateral (select ${SUMS}, (select count(*)::int from post where local >= part.at and local < part.at + ${step}) as mentioned
      from sale where local >= part.at and local < part.at + ${step}) here
    cross join lateral (select ${SUMS} from sale
      where local >= part.at - p.span and local < part.at - p.span + ${step} and local < p.start
        and ${isInBefore({ at: sql`part.at`, span: sql`p.span` })}) there
    order by part.at`.execute(ctx.db)
  return rows
}

/** Of the period before, by `endOfBefore`: what is compared is as long. */
export async function sumBefore(ctx: Context, asked: Asked): Promise<Sums> {
  const until = endOfBefore({ at: sql`local`, span: sql`span` })
  const { rows } = await sql<Sums>`${salesOf(ctx, asked)}, b as (select ${until} as until from p)
    select ${SUMS}, (select count(*)::int from post where post.local < b.until) as mentioned
    from b left join sale on sale.local < b.until group by b.until`.execute(ctx.db)
  return rows[0] ?? { mentioned: 0, count: 0, sum: 0, profit: 0, bonus: 0 }
}

export function totalOf(parts: readonly Sums[]): Sums {
  const sum = (of: keyof Sums) => parts.reduce((all, part) => all + part[of], 0)
  return {
    ...{ mentioned: sum('mentioned'), count: sum('count'), sum: sum('sum') },
    ...{ profit: sum('profit'), bonus: sum('bonus') },
  }
}

export const sumsToWire = ({ mentioned, count, ...money }: Sums): PartnerSums => ({
  ...{ mentioned, count, sum: toMajor(money.sum) },
  ...{ profit: toMajor(money.profit), bonus: toMajor(money.bonus) },
})

/** Whether an attribution `a` is of a period, or of one part of it; sales are counted where `isSaleSql` holds, too. */
export function isOfPeriod(ctx: Context, { period, at }: { period: SalesPeriod; at?: string | undefined }) {
  const local = localTime(ctx, sql`a.at`)
  const { step } = UNITS[period]
  const ofPart =
    at === undefined
      ? sql`true`
      : sql`${local} >= ${at}::timestamp and ${local} < ${at}::timestamp + ${step}::interval`
  return sql<boolean>`${ofPart}
    and (select ${local} >= p.start and ${local} < p.start + p.span from (${spanOf(ctx, period)}) p)`
}

const SUMS = sql`count(base_minor)::int as count, coalesce(sum(base_minor), 0)::bigint as sum, coalesce(sum(royalty_minor), 0)::bigint as profit,
  coalesce(sum(bonus_minor), 0)::bigint as bonus`
const localTime = ({ store }: Context, at: RawBuilder<unknown>) =>
  sql`${at} at time zone ${sql.lit(TIME_ZONES[store.code])}`

/** The period that is under way: when it began, and how long it is. */
function spanOf(ctx: Context, period: SalesPeriod): RawBuilder<unknown> {
  const { unit } = UNITS[period]
  return sql`select local, date_trunc(${unit}, local) as start, ${`1 ${unit}`}::interval as span
    from (select ${localTime(ctx, sql`${ctx.now()}::timestamptz`)} as local) n`
}

/** `p`: the period; `sale`: what was brought in it and in the one before, by the time of the store. */
function salesOf(ctx: Context, { partnerId, currency, period }: Asked): RawBuilder<unknown> {
  return sql`with p as (${spanOf(ctx, period)}),
    sale as (
      select ${localTime(ctx, sql`a.at`)} as local, a.base_minor, w.*
      from order_attribution a join shop_order o using (order_id) cross join lateral (
        select sum(e.pending_minor + e.active_minor + e.paid_minor) as royalty_minor, ${bonusOf} as bonus_minor
        from royalty_entry e where e.order_id = a.order_id) w
      where a.partner_id = ${partnerId} and a.currency_code = ${currency} and ${isSaleSql('o')}
        and ${localTime(ctx, sql`a.at`)} >= (select start - span from p)),
    post as (
      select ${localTime(ctx, sql`created_at`)} as local from partner_post
      where customer_id = ${partnerId} and ${localTime(ctx, sql`created_at`)} >= (select start - span from p))`
}
