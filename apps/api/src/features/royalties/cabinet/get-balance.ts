import type { CallReply } from '@vitrine/contract/call'
import type { getPartnerBalance } from '@vitrine/contract/partner/money'
import { toMajor } from '@vitrine/domain/money/money'
import { nextPayoutDay } from '@vitrine/domain/partner/payout/payout-day'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { currencyOf, programmeOf } from './own-account.ts'

const NOTHING = { pending_minor: 0, active_minor: 0, paid_minor: 0 }

export async function getBalance(
  ctx: Context,
  asked: { currency?: string | undefined },
): Promise<CallReply<typeof getPartnerBalance>> {
  const id = myId(ctx)
  const currency = await currencyOf(ctx, id, asked.currency)
  const account = await ctx.db
    .selectFrom('royalty_account')
    .select(['pending_minor', 'active_minor', 'paid_minor'])
    .where('partner_id', '=', id)
    .where('currency_code', '=', currency)
    .executeTakeFirst()
  const { pending_minor: pending, active_minor: active, paid_minor: paid } = account ?? NOTHING
  const { payout_day } = await programmeOf(ctx)
  return {
    ...{ id, currency, active: toMajor(active), pending: toMajor(pending) },
    ...{ total: toMajor(active + pending + paid), paid: toMajor(paid) },
    // Where nothing waits no day is promised.
    next_payment: active + pending > 0 ? nextPayoutDay(today(ctx), payout_day) : null,
  }
}

function today({ now }: Context) {
  const at = now()
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}
