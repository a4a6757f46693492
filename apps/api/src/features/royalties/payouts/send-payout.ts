import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { unknownPayout } from './unknown-payout.ts'

/** The bank has it. Told again, nothing changes. */
export function markPayoutSent(ctx: Context, payoutId: number): Promise<true> {
  assertMay(ctx, 'payout:run')
  return inTransaction(ctx, async (ctx) => {
    const sent = await ctx.db
      .updateTable('payout')
      .set({ state: 'sent', sent_at: ctx.now() })
      .where('payout_id', '=', payoutId)
      .where('state', '=', 'created')
      .executeTakeFirst()
    const after = { state: 'sent' }
    if (sent.numUpdatedRows > 0n)
      await audit(ctx, { may: 'payout:run', entity: 'payout', id: payoutId, after })
    else await assertKnown(ctx, payoutId)
    return true as const
  })
}

async function assertKnown({ db }: Context, payoutId: number): Promise<void> {
  const known = await db
    .selectFrom('payout')
    .select('payout_id')
    .where('payout_id', '=', payoutId)
    .executeTakeFirst()
  if (!known) throw unknownPayout()
}
