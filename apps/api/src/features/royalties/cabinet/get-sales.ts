import type { CallReply } from '@vitrine/contract/call'
import type { getPartnerSales } from '@vitrine/contract/partner/sales'
import type { SalesPeriod } from '@vitrine/contract/partner/sums'
import { toMajor } from '@vitrine/domain/money/money'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { currenciesOf, firstOf, programmeOf } from './own-account.ts'
import { listParts, sumBefore, sumsToWire, totalOf } from './period-sums.ts'

type Asked = { period: SalesPeriod; currency?: string | undefined }

export async function getSales(
  ctx: Context,
  { period, currency: wanted }: Asked,
): Promise<CallReply<typeof getPartnerSales>> {
  const partnerId = myId(ctx)
  const currencies = await currenciesOf(ctx, partnerId)
  const currency = wanted ?? firstOf(ctx, currencies)
  const asked = { partnerId, currency, period }
  const parts = await listParts(ctx, asked)
  const { mentions_goal } = await programmeOf(ctx)
  return {
    ...{ period, currency, currencies, mentions_goal },
    total: sumsToWire(totalOf(parts)),
    before: sumsToWire(await sumBefore(ctx, asked)),
    parts: parts.map(({ at, is_to_come, profit_before, ...sums }) => ({
      ...{ at, is_to_come, profit_before: toMajor(profit_before) },
      ...sumsToWire(sums),
    })),
  }
}
