import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { ripenRoyalties } from '../settle/ripen-royalties.ts'
import { type PaidOut, type PayoutGuards, payOut, payoutGuards } from './pay-out.ts'

/** For each partner and currency a transaction of its own: a run that is cut off has paid some whole and others not at all. */
export async function runPayouts(ctx: Context, guards: PayoutGuards = payoutGuards): Promise<PaidOut[]> {
  assertMay(ctx, 'payout:run')
  // What ripened since the night counts, too.
  await ripenRoyalties(ctx)
  const accounts = await ctx.db
    .selectFrom('royalty_account')
    .select(['partner_id as partnerId', 'currency_code as currencyCode'])
    .where('active_minor', '>', 0)
    .orderBy('partner_id')
    .orderBy('currency_code')
    .execute()
  const outcomes: PaidOut[] = []
  for (const account of accounts) {
    const outcome = await payOut(ctx, account, guards)
    if (outcome) outcomes.push(outcome)
  }
  return outcomes
}
