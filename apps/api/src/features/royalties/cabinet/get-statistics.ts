import type { CallReply } from '@vitrine/contract/call'
import type { getPartnerStatistics, PartnerPeriod } from '@vitrine/contract/partner/money'
import { SALES_PERIODS, type SalesPeriod } from '@vitrine/contract/partner/sums'
import { toMajor } from '@vitrine/domain/money/money'
import { dayOfStore } from '@vitrine/i18n/calendar/day-of-store'
import { sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { bonusOf } from '#api/ledger/order-royalties.ts'
import { currenciesOf, firstOf, programmeOf } from './own-account.ts'
import { listParts, sumBefore, sumsToWire, totalOf } from './period-sums.ts'

type Statistics = CallReply<typeof getPartnerStatistics>

export async function getStatistics(ctx: Context): Promise<Statistics> {
  const partnerId = myId(ctx)
  const earned = await currenciesOf(ctx, partnerId)
  // Who has not earned yet has posted all the same, and reckons in the store's.
  const currencies = earned.length > 0 ? earned : [firstOf(ctx, earned)]
  const periods = {} as Record<SalesPeriod, PartnerPeriod>
  for (const period of SALES_PERIODS) periods[period] = await periodOf(ctx, { partnerId, currencies, period })
  return {
    weekly: await weekOf(ctx, partnerId, firstOf(ctx, currencies)),
    periods: { ...periods, total: await totalSince(ctx, partnerId) },
  }
}

async function weekOf(ctx: Context, partnerId: number, currency: string): Promise<Statistics['weekly']> {
  const asked = { partnerId, currency, period: 'week' } as const
  const week = totalOf(await listParts(ctx, asked))
  const before = await sumBefore(ctx, asked)
  const { mentions_goal } = await programmeOf(ctx)
  return {
    ...sumsToWire(week),
    count_diff: week.count - before.count,
    sum_diff: toMajor(week.sum - before.sum),
    profit_diff: toMajor(week.profit - before.profit),
    mentions_goal,
  }
}

type Asked = { partnerId: number; currencies: readonly string[]; period: SalesPeriod }

async function periodOf(ctx: Context, { partnerId, currencies, period }: Asked): Promise<PartnerPeriod> {
  const found: PartnerPeriod = { mentioned: {}, count: {}, profit: {}, bonus: {} }
  for (const currency of currencies) {
    const { mentioned, count, profit, bonus } = totalOf(await listParts(ctx, { partnerId, currency, period }))
    found.count[currency] = count
    found.profit[currency] = toMajor(profit)
    found.bonus[currency] = toMajor(bonus)
    found.mentioned[currency] = mentioned
  }
  return found
}

type Total = { currency_code: string; profit: number; bonus: number; start: Date }

async function totalSince(
  { db, store }: Context,
  partnerId: number,
): Promise<Statistics['periods']['total']> {
  const { rows } = await sql<Total>`
    select w.currency_code, sum(profit)::bigint as profit, sum(bonus)::bigint as bonus, min(start) as start
    from shop_order o join lateral (
      select e.currency_code, min(e.at) as start, sum(e.pending_minor + e.active_minor + e.paid_minor) as profit, ${bonusOf} as bonus
      from royalty_entry e where e.order_id = o.order_id group by e.currency_code) w on true
    where o.order_id in (select order_id from order_attribution where partner_id = ${partnerId})
    group by w.currency_code order by start`.execute(db)
  const inMajor = (of: 'profit' | 'bonus') =>
    Object.fromEntries(rows.map((row) => [row.currency_code, toMajor(row[of])]))
  return {
    start_date: rows[0] ? dayOfStore(rows[0].start, store) : null,
    ...{ profit: inMajor('profit'), bonus: inMajor('bonus') },
  }
}
