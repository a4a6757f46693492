import type { CallReply } from '@vitrine/contract/call'
import type { getPartnerSales, SalesPeriod } from '@vitrine/contract/partner/sales'
import { toMajor } from '@vitrine/domain/money/money'
import { sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { currenciesOf, programmeOf } from './own-account.ts'
import { listParts, type Sums, sumBefore } from './sales-queries.ts'

type Asked = { period: SalesPeriod; currency?: string | undefined }

export async function getSales(
  ctx: Context,
  { period, currency: wanted }: Asked,
): Promise<CallReply<typeof getPartnerSales>> {
  const partnerId = myId(ctx)
  const currencies = await currenciesOf(ctx, partnerId)
  const currency = wanted ?? currencies[0] ?? ctx.store.currencyCode
  const asked = { partnerId, currency, period }
  const parts = await listParts(ctx, asked)
  const { mentions_goal } = await programmeOf(ctx)
  return {
    ...{ period, currency, currencies, mentions_goal },
    total: toWire(totalOf(parts)),
    before: toWire(await sumBefore(ctx, asked)),
    parts: parts.map(({ at, is_to_come, profit_before, ...sums }) => ({
      ...{ at, is_to_come, profit_before: toMajor(profit_before) },
      ...toWire(sums),
    })),
    counts: await countMoney(ctx, asked),
  }
}

export function totalOf(parts: readonly Sums[]): Sums {
  const sum = (of: keyof Sums) => parts.reduce((all, part) => all + part[of], 0)
  return { posts: sum('posts'), orders: sum('orders'), sold: sum('sold'), profit: sum('profit') }
}

const toWire = ({ posts, orders, sold, profit }: Sums) => ({
  ...{ posts, orders, sold: toMajor(sold), profit: toMajor(profit) },
})

async function countMoney({ db }: Context, { partnerId, currency }: { partnerId: number; currency: string }) {
  const { rows } = await sql<{ pending: number; active: number; payouts: number }>`
    select count(*) filter (where pending <> 0)::int as pending, count(*) filter (where active <> 0)::int as active,
      (select count(*)::int from payout where partner_id = ${partnerId} and currency_code = ${currency}) as payouts
    from (select sum(pending_minor) as pending, sum(active_minor) as active from royalty_entry
      where partner_id = ${partnerId} and currency_code = ${currency} group by order_id) o`.execute(db)
  return rows[0] ?? { pending: 0, active: 0, payouts: 0 }
}
